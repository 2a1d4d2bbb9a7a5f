/** "It is your turn", said where somebody looks who is not looking here. */

import { t } from './i18n.svelte';
import { play } from './sound';
import { settings } from './settings.svelte';

let blinking: ReturnType<typeof setInterval> | undefined;
let notice: Notification | undefined;

function setIcon(calling: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = calling ? '/favicon-turn.svg' : '/favicon.svg';
  if (link && link.getAttribute('href') !== wanted) link.href = wanted;
}

function badge(on: boolean): void {
  const setting = on ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  // A browser may have the call and still refuse it.
  setting?.catch(() => undefined);
}

/** Calls for the reader: title, icon, badge and, if wanted, a notification and a sound. */
export function call(text: string, tag: string): void {
  play('turn');
  badge(true);
  setIcon(true);
  if (document.visibilityState === 'visible' && document.hasFocus()) return;
  clearInterval(blinking);
  const title = document.title;
  let on = false;
  blinking = setInterval(() => {
    on = !on;
    document.title = on ? text : title;
  }, 1200);
  if (settings.notify && 'Notification' in window && Notification.permission === 'granted') {
    try {
      notice = new Notification(t('app-name'), { body: text, tag, icon: '/favicon.svg' });
      notice.onclick = () => window.focus();
    } catch {
      // Some phones allow notifications from service workers only.
    }
  }
}

/** The reader is back, or the turn is over. */
export function answered(): void {
  clearInterval(blinking);
  blinking = undefined;
  notice?.close();
  notice = undefined;
  badge(false);
  setIcon(false);
}

export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}
