/** "What is this?" about a thing beside the board: right click, long press, or `i` while it has focus. */

import type { Action } from 'svelte/action';

const LONG_PRESS = 500;

export const asked: Action<HTMLElement, (at: { x: number; y: number }) => void> = (
  element,
  answer,
) => {
  let tell = answer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = false;
  const stop = (): void => clearTimeout(timer);

  const listeners = {
    contextmenu(event: MouseEvent): void {
      event.preventDefault();
      stop();
      if (!told) tell({ x: event.clientX, y: event.clientY });
    },
    keydown(event: KeyboardEvent): void {
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const { left, top, width } = element.getBoundingClientRect();
      tell({ x: left + width / 2, y: top });
    },
    pointerdown(event: PointerEvent): void {
      told = false;
      if (event.pointerType === 'mouse') return;
      const at = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        told = true;
        tell(at);
      }, LONG_PRESS);
    },
    pointerup: stop,
    pointercancel: stop,
    pointerleave: stop,
    /** A press that was answered is no click. */
    click(event: MouseEvent): void {
      if (!told) return;
      told = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
  };
  for (const [name, listener] of Object.entries(listeners)) {
    element.addEventListener(name, listener as EventListener, name === 'click');
  }
  return {
    update(next) {
      tell = next;
    },
    destroy() {
      stop();
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener as EventListener, name === 'click');
      }
    },
  };
};
