/**
 * The arithmetic of looking at a part of a board. A camera says what is in the middle of the view
 * (in units of the drawing) and how much larger than the whole board it is shown; the stage says
 * how much room there is. Everything here is pure, so that it can be tested without a browser.
 */

import type { Point } from './geometry';

export interface Rect extends Point {
  width: number;
  height: number;
}

export interface Pads {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Camera extends Point {
  /** 1 shows the whole board. */
  zoom: number;
}

export interface Stage {
  /** CSS pixels. */
  width: number;
  height: number;
  /** The drawing, in its own units. */
  board: Rect;
  /** CSS pixels beside the board that it leaves free where it can: for coordinates and buttons. */
  pads: Pads;
}

/** The whole board; where its middle is follows from the stage. */
export const WHOLE: Camera = { zoom: 1, x: 0, y: 0 };
/** How large a cell (100 units) can be made, and how large a zoom to some cells makes it. */
const LARGEST_CELL = 110;
const HANDY_CELL = 46;
/** Zooming by itself is worth the movement only if cells get this much larger or smaller. */
const WORTH = 1.35;

/** CSS pixels of a unit when the whole board is shown. */
export function fitScale({ width, height, board, pads }: Stage): number {
  const across = (width - pads.left - pads.right) / board.width;
  const down = (height - pads.top - pads.bottom) / board.height;
  return Math.max(0, Math.min(across, down));
}

export function largestZoom(stage: Stage): number {
  return Math.max(2, LARGEST_CELL / (100 * fitScale(stage)));
}

function limit(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The middle of the view on one axis: the board is inside, or nothing but it is to be seen. */
function middle(
  at: number,
  from: number,
  length: number,
  visible: number,
  before: number,
  after: number,
): number {
  const spare = visible - length;
  if (spare >= before + after) {
    return from + visible / 2 - limit(spare / 2, before, spare - after);
  }
  return limit(at, from - before + visible / 2, from + length + after - visible / 2);
}

/** The nearest camera that the stage allows. */
export function clamp(stage: Stage, camera: Camera): Camera {
  const zoom = limit(camera.zoom, 1, largestZoom(stage));
  const scale = fitScale(stage) * zoom;
  if (!scale) return WHOLE;
  const { board, pads } = stage;
  return {
    zoom,
    x: middle(
      camera.x,
      board.x,
      board.width,
      stage.width / scale,
      pads.left / scale,
      pads.right / scale,
    ),
    y: middle(
      camera.y,
      board.y,
      board.height,
      stage.height / scale,
      pads.top / scale,
      pads.bottom / scale,
    ),
  };
}

/** From the drawing to CSS pixels of the stage, and back. */
export function toStage(stage: Stage, camera: Camera, point: Point): Point {
  const scale = fitScale(stage) * camera.zoom;
  return {
    x: (point.x - camera.x) * scale + stage.width / 2,
    y: (point.y - camera.y) * scale + stage.height / 2,
  };
}

export function toBoard(stage: Stage, camera: Camera, point: Point): Point {
  const scale = fitScale(stage) * camera.zoom;
  return {
    x: (point.x - stage.width / 2) / scale + camera.x,
    y: (point.y - stage.height / 2) / scale + camera.y,
  };
}

/** The part of the drawing that is to be seen. */
export function visible(stage: Stage, camera: Camera): Rect {
  const scale = fitScale(stage) * camera.zoom;
  const width = stage.width / scale;
  const height = stage.height / scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Larger or smaller; what lies under `at` (CSS pixels) stays there, if the edges allow it. */
export function zoomAt(stage: Stage, camera: Camera, factor: number, at: Point): Camera {
  const under = toBoard(stage, camera, at);
  const zoom = limit(camera.zoom * factor, 1, largestZoom(stage));
  const scale = fitScale(stage) * zoom;
  return clamp(stage, {
    zoom,
    x: under.x - (at.x - stage.width / 2) / scale,
    y: under.y - (at.y - stage.height / 2) / scale,
  });
}

/** The board moved by so many CSS pixels. */
export function panBy(stage: Stage, camera: Camera, by: Point): Camera {
  const scale = fitScale(stage) * camera.zoom;
  return clamp(stage, { ...camera, x: camera.x - by.x / scale, y: camera.y - by.y / scale });
}

/** Two fingers moved: the drawing under each goes with it. */
export function pinch(
  stage: Stage,
  camera: Camera,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
): Camera {
  const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
  const between = ([a, b]: readonly [Point, Point]): Point => ({
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
  });
  const from = between(before);
  const to = between(after);
  const zoomed = zoomAt(stage, camera, distance(after) / Math.max(1, distance(before)), from);
  return panBy(stage, zoomed, { x: to.x - from.x, y: to.y - from.y });
}

/** What one turn of a wheel does. A line or page of a wheel counts as many pixels. */
export function wheelFactor(delta: number, mode: number, pinching: boolean): number {
  const pixels = delta * (mode === 1 ? 16 : mode === 2 ? 120 : 1);
  return Math.exp(-limit(pixels, -240, 240) * (pinching ? 0.01 : 0.002));
}

/** The smallest rectangle around some points. */
export function around(points: readonly Point[], margin: number): Rect | null {
  if (!points.length) return null;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

function holds(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** What is to be seen beside the coordinates and buttons. */
function free(stage: Stage, camera: Camera): Rect {
  const scale = fitScale(stage) * camera.zoom;
  const all = visible(stage, camera);
  const { top, right, bottom, left } = stage.pads;
  return {
    x: all.x + left / scale,
    y: all.y + top / scale,
    width: all.width - (left + right) / scale,
    height: all.height - (top + bottom) / scale,
  };
}

/** A camera that shows a part of the board with cells of a handy size. */
export function frame(stage: Stage, part: Rect): Camera {
  const fit = fitScale(stage);
  if (!fit) return WHOLE;
  const { pads } = stage;
  const most = Math.max(1, Math.min(largestZoom(stage), HANDY_CELL / (100 * fit)));
  const across = (stage.width - pads.left - pads.right) / (part.width * fit);
  const down = (stage.height - pads.top - pads.bottom) / (part.height * fit);
  const zoom = limit(Math.min(across, down), 1, most);
  const scale = fit * zoom;
  return clamp(stage, {
    zoom,
    x: part.x + part.width / 2 + (pads.right - pads.left) / 2 / scale,
    y: part.y + part.height / 2 + (pads.bottom - pads.top) / 2 / scale,
  });
}

/** As `frame`, but the camera stays where it is if the part can be seen well enough from there. */
export function turnTo(stage: Stage, camera: Camera, part: Rect): Camera {
  const wanted = frame(stage, part);
  const ratio = wanted.zoom / camera.zoom;
  const near = ratio < WORTH && ratio > 1 / WORTH;
  return near && holds(free(stage, camera), part) ? camera : wanted;
}

/** The least movement after which a part of the board can be seen. */
export function reveal(stage: Stage, camera: Camera, part: Rect): Camera {
  const seen = free(stage, camera);
  const along = (from: number, length: number, start: number, size: number): number => {
    if (start < from) return start - from;
    return Math.max(0, start + size - from - length);
  };
  return clamp(stage, {
    ...camera,
    x: camera.x + along(seen.x, seen.width, part.x, part.width),
    y: camera.y + along(seen.y, seen.height, part.y, part.height),
  });
}

/** Between two cameras, `part` of the way: sizes grow evenly for the eye. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  // What moves evenly on the screen moves by the inverse of the size on the board.
  const way =
    Math.abs(to.zoom - from.zoom) < 1e-6
      ? part
      : (1 / from.zoom - 1 / zoom) / (1 / from.zoom - 1 / to.zoom);
  return { zoom, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
}

/** The nearest of some points within a distance; null if there is none. */
export function nearest<T>(
  candidates: Iterable<T>,
  at: Point,
  where: (one: T) => Point,
  within: number,
): T | null {
  let best: T | null = null;
  let least = within;
  for (const one of candidates) {
    const { x, y } = where(one);
    const distance = Math.hypot(x - at.x, y - at.y);
    if (distance <= least) {
      least = distance;
      best = one;
    }
  }
  return best;
}

export type Corner = 'top-left' | 'top-right' | 'bottom-left';
export const CORNERS: readonly Corner[] = ['bottom-left', 'top-left', 'top-right'];

/** Where something of this size hides the fewest points; it stays where it is if that is as good. */
export function calmestCorner(
  stage: Stage,
  points: readonly Point[],
  box: { width: number; height: number },
  now: Corner,
): Corner {
  const hidden = (corner: Corner): number => {
    const x = corner.endsWith('left') ? 0 : stage.width - box.width;
    const y = corner.startsWith('top') ? 0 : stage.height - box.height;
    return points.filter(
      (point) => point.x > x && point.x < x + box.width && point.y > y && point.y < y + box.height,
    ).length;
  };
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best), now);
}
