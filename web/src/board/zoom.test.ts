import { describe, expect, it } from 'vitest';
import {
  around,
  between,
  calmestCorner,
  clamp,
  fitScale,
  frame,
  largestZoom,
  nearest,
  panBy,
  pinch,
  reveal,
  toBoard,
  toStage,
  turnTo,
  visible,
  wheelFactor,
  zoomAt,
  WHOLE,
  type Stage,
} from './zoom';

/** A phone: hexes of 17 pixels. */
const stage: Stage = {
  width: 374,
  height: 370,
  board: { x: -34, y: -34, width: 2118, height: 1827 },
  pads: { top: 21, right: 2, bottom: 48, left: 21 },
};
const whole = clamp(stage, WHOLE);

describe('a camera', () => {
  it('shows the whole board at first', () => {
    expect(100 * fitScale(stage)).toBeCloseTo(16.3, 0);
    const seen = visible(stage, whole);
    expect(seen.x).toBeLessThanOrEqual(stage.board.x);
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(stage.board.x + stage.board.width);
    expect(seen.y + seen.height).toBeGreaterThanOrEqual(stage.board.y + stage.board.height);
  });

  it('finds its way there and back', () => {
    const camera = zoomAt(stage, whole, 3, { x: 100, y: 120 });
    const point = { x: 700, y: 500 };
    const back = toBoard(stage, camera, toStage(stage, camera, point));
    expect(back.x).toBeCloseTo(point.x);
    expect(back.y).toBeCloseTo(point.y);
  });

  it('keeps what lies under the pointer while it zooms', () => {
    const near = zoomAt(stage, whole, 2.5, { x: 187, y: 185 });
    const at = { x: 150, y: 200 };
    const under = toBoard(stage, near, at);
    const again = toBoard(stage, zoomAt(stage, near, 1.3, at), at);
    expect(again.x).toBeCloseTo(under.x);
    expect(again.y).toBeCloseTo(under.y);
  });

  it('neither leaves the board nor grows without end', () => {
    const far = panBy(stage, zoomAt(stage, whole, 4, { x: 187, y: 185 }), { x: 9000, y: 9000 });
    const seen = visible(stage, far);
    expect(seen.x).toBeGreaterThan(-34 - seen.width / 2);
    expect(zoomAt(stage, whole, 1000, { x: 0, y: 0 }).zoom).toBeCloseTo(largestZoom(stage));
    expect(zoomAt(stage, whole, 0.01, { x: 0, y: 0 })).toEqual(whole);
  });

  it('follows two fingers', () => {
    const before = [
      { x: 150, y: 180 },
      { x: 250, y: 180 },
    ] as const;
    const after = [
      { x: 100, y: 190 },
      { x: 300, y: 190 },
    ] as const;
    const start = zoomAt(stage, whole, 2, { x: 187, y: 185 });
    const camera = pinch(stage, start, before, after);
    expect(camera.zoom / start.zoom).toBeCloseTo(2);
    for (const i of [0, 1] as const) {
      const held = toBoard(stage, start, before[i]);
      const now = toStage(stage, camera, held);
      expect(now.x).toBeCloseTo(after[i].x);
      expect(now.y).toBeCloseTo(after[i].y);
    }
  });

  it('turns to a part so that all of it is large enough for a thumb', () => {
    const part = around(
      [
        { x: 300, y: 300 },
        { x: 600, y: 500 },
      ],
      110,
    )!;
    const camera = frame(stage, part);
    expect(100 * fitScale(stage) * camera.zoom).toBeGreaterThan(40);
    const seen = visible(stage, camera);
    expect(seen.x).toBeLessThan(part.x);
    expect(seen.x + seen.width).toBeGreaterThan(part.x + part.width);
    // It stays when nothing is gained by moving.
    expect(turnTo(stage, camera, part)).toBe(camera);
    expect(turnTo(stage, whole, part)).not.toBe(whole);
  });

  it('moves no further than it has to, to show a hex', () => {
    const camera = zoomAt(stage, whole, 3, { x: 187, y: 185 });
    const seen = visible(stage, camera);
    const inside = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2, width: 1, height: 1 };
    expect(reveal(stage, camera, inside)).toEqual(camera);
    const outside = { x: 1900, y: 900, width: 100, height: 100 };
    const moved = visible(stage, reveal(stage, camera, outside));
    expect(moved.x + moved.width).toBeGreaterThan(2000);
  });

  it('goes evenly from one view to another', () => {
    const to = { zoom: 4, x: 900, y: 900 };
    expect(between(whole, to, 0)).toEqual(whole);
    const end = between(whole, to, 1);
    expect(end.zoom).toBeCloseTo(4);
    expect(end.x).toBeCloseTo(900);
    expect(between(whole, to, 0.5).zoom).toBeCloseTo(2);
  });

  it('reads wheels in pixels, lines and pages', () => {
    expect(wheelFactor(-100, 0, false)).toBeGreaterThan(1);
    expect(wheelFactor(3, 1, false)).toBeCloseTo(wheelFactor(48, 0, false));
    expect(wheelFactor(-9999, 2, false)).toBeCloseTo(wheelFactor(-240, 0, false));
  });
});

describe('a finger', () => {
  it('means the nearest hex within reach', () => {
    const where = (n: number) => ({ x: n * 100, y: 0 });
    expect(nearest([0, 1, 2], { x: 120, y: 10 }, where, 50)).toBe(1);
    expect(nearest([0, 1, 2], { x: 150, y: 90 }, where, 50)).toBeNull();
  });
});

describe('the small map', () => {
  it('lies where it hides least, and stays when that is as good', () => {
    const box = { width: 128, height: 116 };
    const low = [{ x: 40, y: 340 }];
    expect(calmestCorner(stage, low, box, 'bottom-left')).toBe('top-left');
    expect(calmestCorner(stage, [], box, 'top-right')).toBe('top-right');
  });
});
