/** Texts in the reader's language: Fluent catalogues, one lazy chunk a language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { catalogues } from 'virtual:locales';
import { settings } from './settings.svelte';

export type Params = Record<string, FluentVariable>;

/** The languages there are catalogues for, named by themselves. */
export const LANGUAGES: [string, string][] = Object.keys(catalogues).map((code) => [
  code,
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
]);

let bundle = $state.raw<FluentBundle>();

/** The language in use now. */
export function language(): string {
  return bundle?.locales[0] ?? 'en';
}

/** The first of the wanted languages that has a catalogue; Norwegian in any form is Bokmål. */
export function choose(wanted: readonly string[], known = Object.keys(catalogues)): string {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0] ?? '';
    const code = base === 'no' || base === 'nn' ? 'nb' : base;
    if (known.includes(code)) return code;
  }
  return 'en';
}

export async function setLanguage(code: string): Promise<void> {
  const load = catalogues[code] ?? catalogues['en'];
  if (!load) return;
  const source = (await load()).default;
  const next = new FluentBundle(code, { useIsolating: false });
  next.addResource(new FluentResource(source));
  bundle = next;
  document.documentElement.lang = code;
}

export function startLanguage(): Promise<void> {
  return setLanguage(choose(settings.language ? [settings.language] : navigator.languages));
}

/** Whether the catalogue has this message. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The text of a message; `id.attribute` gives an attribute. A missing one shows its id. */
export function t(id: string, params?: Params): string {
  if (!bundle) return '';
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, params, []) : id;
}

/** A number with its sign, as printed on the tiles: +4, −3, 0. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : '0';
}

/** A number with a true minus sign. */
export function number(n: number): string {
  return n < 0 ? `\u2212${-n}` : `${n}`;
}

export function time(at: number): string {
  return new Intl.DateTimeFormat(language(), { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** How long ago, in words: "5 minutes ago". */
export function ago(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const minutes = Math.round((at - now) / 60_000);
  if (minutes > -60) return format.format(minutes, 'minute');
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 60 / 24), 'day');
}

/** Names in a sentence: "Ada, Bo and Cid". */
export function list(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}
