/**
 * A board that can be zoomed and moved: the camera, its movements, and the hands that move it.
 *
 * While it moves, only a transform of the whole drawing changes, which the browser's compositor
 * can do without painting; sizes that follow the zoom (`scale`) change when it has come to rest.
 */

import { calm, settings } from '../lib/settings.svelte';
import type { Point } from './geometry';
import * as zoom from './zoom';
import type { Camera, Pads, Rect, Stage } from './zoom';

const GLIDE = 200;
const REST = 140;
/** A pointer that moves further than this is dragging. */
const SLIP = { mouse: 5, touch: 10 } as const;

export class Viewport {
  width = $state(0);
  height = $state(0);
  board = $state.raw<Rect>({ x: 0, y: 0, width: 1, height: 1 });
  pads = $state.raw<Pads>({ top: 0, right: 0, bottom: 0, left: 0 });
  /** Whether it is on the move. */
  moving = $state(false);
  /** Whether the reader has moved it since the last turn; then it does not move by itself. */
  byHand = false;
  /** Whether the press that is going on, or has just ended, was a drag and is no click. */
  dragged = false;

  private wanted = $state.raw<Camera>(zoom.WHOLE);
  private rested = $state.raw(1);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private pointers = new Map<number, Point>();
  private began: Point = { x: 0, y: 0 };
  private tapped: { at: Point; time: number } | null = null;

  readonly stage = $derived<Stage>({
    width: this.width,
    height: this.height,
    board: this.board,
    pads: this.pads,
  });
  readonly ready = $derived(this.width > 0 && this.height > 0);
  readonly fit = $derived(this.ready ? zoom.fitScale(this.stage) : 0);
  readonly camera = $derived(this.ready ? zoom.clamp(this.stage, this.wanted) : this.wanted);
  readonly seen = $derived(this.fit ? zoom.visible(this.stage, this.camera) : this.board);
  /** CSS pixels a unit takes when the drawing is at rest. */
  readonly scale = $derived(this.fit * this.rested || 1);
  readonly whole = $derived(this.camera.zoom < 1.001);
  readonly largest = $derived(this.ready && this.camera.zoom > zoom.largestZoom(this.stage) - 1e-3);
  /** Of the drawing, laid out in the stage's corner at the size that fits. */
  readonly transform = $derived.by(() => {
    const at = zoom.toStage(this.stage, this.camera, this.board);
    return `translate(${at.x.toFixed(2)}px, ${at.y.toFixed(2)}px) scale(${this.camera.zoom.toFixed(4)})`;
  });

  /** CSS pixels of the stage for a point of the drawing. */
  where(point: Point): Point {
    return zoom.toStage(this.stage, this.camera, point);
  }

  private set(camera: Camera): void {
    cancelAnimationFrame(this.frame);
    this.wanted = camera;
    this.stir();
  }

  /** As the reader's own hand wants it; a pull at an edge that gives nothing is no wish. */
  private follow(camera: Camera): void {
    const { zoom: size, x, y } = this.camera;
    if (camera.zoom === size && camera.x === x && camera.y === y) return;
    this.byHand = true;
    this.set(camera);
  }

  private stir(): void {
    this.moving = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      // A finger that rests on the board has not let go of it.
      if (this.dragging) return;
      this.rest();
    }, REST);
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.moving = false;
    this.rested = this.camera.zoom;
  }

  /** Moves there in a moment, or at once where little motion is wanted. */
  glide(target: Camera, quick = false): void {
    const from = this.camera;
    const to = zoom.clamp(this.stage, target);
    cancelAnimationFrame(this.frame);
    if (quick || calm() || settings.speed === 0) {
      this.wanted = to;
      this.rest();
      return;
    }
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE));
      this.wanted = zoom.between(from, to, 1 - (1 - part) ** 3);
      this.stir();
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.rest();
    };
    this.frame = requestAnimationFrame(step);
  }

  /** By a button or key: around the middle. */
  zoomBy(factor: number): void {
    this.byHand = true;
    const at = { x: this.width / 2, y: this.height / 2 };
    this.glide(zoom.zoomAt(this.stage, this.camera, factor, at));
  }

  showAll(): void {
    this.byHand = true;
    this.glide(zoom.WHOLE);
  }

  /** Without being asked: to these points, or to the whole board when there are none. */
  turnTo(points: readonly Point[], quick = false): void {
    const part = zoom.around(points, 110);
    const to = part
      ? zoom.turnTo(this.stage, this.camera, part)
      : zoom.clamp(this.stage, zoom.WHOLE);
    if (to !== this.camera) this.glide(to, quick);
  }

  /** So that a cell can be seen. */
  reveal(point: Point): void {
    const part = zoom.around([point], 70);
    if (!part || !this.ready) return;
    const to = zoom.reveal(this.stage, this.camera, part);
    const moved = Math.hypot(to.x - this.camera.x, to.y - this.camera.y);
    if (moved > 0.5) this.glide(to);
  }

  /** Middle of the view there. */
  jump(point: Point, glide = true): void {
    this.byHand = true;
    // A `DOMPoint` cannot be spread.
    const { x, y } = point;
    const to = zoom.clamp(this.stage, { ...this.camera, x, y });
    if (glide) this.glide(to);
    else this.set(to);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  /** Whether a hand is on the board and moves it. */
  get dragging(): boolean {
    return this.dragged && this.pointers.size > 0;
  }

  // -- hands ------------------------------------------------------------------------------------

  private at(event: MouseEvent, element: Element): Point {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** Where on the drawing something happened. */
  point(event: MouseEvent, element: Element): Point {
    return zoom.toBoard(this.stage, this.camera, this.at(event, element));
  }

  wheel(event: WheelEvent, element: Element): void {
    event.preventDefault();
    const factor = zoom.wheelFactor(event.deltaY, event.deltaMode, event.ctrlKey);
    this.follow(zoom.zoomAt(this.stage, this.camera, factor, this.at(event, element)));
  }

  down(event: PointerEvent, element: Element): void {
    if (event.button > 0) return;
    const at = this.at(event, element);
    if (event.isPrimary) {
      this.pointers.clear();
      this.dragged = false;
      this.began = at;
    }
    this.pointers.set(event.pointerId, at);
    if (this.pointers.size > 1) this.dragged = true;
  }

  /** Returns whether this is a drag, and so neither a click nor a long press. */
  move(event: PointerEvent, element: Element): boolean {
    const before = this.pointers.get(event.pointerId);
    if (!before) return false;
    if (event.pointerType === 'mouse' && !event.buttons) {
      // Let go outside.
      this.pointers.delete(event.pointerId);
      return false;
    }
    const at = this.at(event, element);
    if (!this.dragged) {
      const slip = event.pointerType === 'mouse' ? SLIP.mouse : SLIP.touch;
      if (Math.hypot(at.x - this.began.x, at.y - this.began.y) <= slip) return false;
      this.dragged = true;
      // Not earlier: a captured pointer's click would not go to the cell under it.
      element.setPointerCapture(event.pointerId);
    }
    const [first, second] = [...this.pointers.entries()];
    this.pointers.set(event.pointerId, at);
    if (first && second) {
      const now = (id: number): Point => this.pointers.get(id) ?? at;
      this.follow(
        zoom.pinch(this.stage, this.camera, [first[1], second[1]], [now(first[0]), now(second[0])]),
      );
    } else {
      this.follow(zoom.panBy(this.stage, this.camera, { x: at.x - before.x, y: at.y - before.y }));
    }
    return true;
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    if (this.moving) this.stir();
  }

  /** Whether this tap is the second of two; then it zooms there, or back to the whole board. */
  doubleTap(event: MouseEvent, element: Element): boolean {
    const at = this.at(event, element);
    const before = this.tapped;
    const time = event.timeStamp;
    this.tapped = { at, time };
    if (!before || time - before.time > 350) return false;
    if (Math.hypot(at.x - before.at.x, at.y - before.at.y) > 30) return false;
    this.tapped = null;
    this.byHand = true;
    const factor = this.camera.zoom > 1.5 ? 0 : 2.4;
    this.glide(factor ? zoom.zoomAt(this.stage, this.camera, factor, at) : zoom.WHOLE);
    return true;
  }
}
