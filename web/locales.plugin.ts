import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const LIST = 'virtual:locales';
const ONE = 'virtual:locale/';
/** Catalogues that only Python reads. */
const NOT_OURS = new Set(['terminal.ftl', 'cli.ftl']);

/** The messages of a catalogue by id, each with its whole text. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split(/^(?=-?[a-zA-Z][\w-]* *=)/m)) {
    const id = /^(-?[a-zA-Z][\w-]*) *=/.exec(block)?.[1];
    // Comments between two messages belong to no message and are not shipped.
    if (id) found.set(id, block.replace(/^#.*\n?/gm, '').trimEnd() + '\n');
  }
  return found;
}

/**
 * Makes one lazy chunk a language out of all catalogues in its folder. A message that a language
 * does not have (yet) is taken from English here, so that the browser needs one catalogue only.
 */
export function locales(folder: string): Plugin {
  const root = resolve(import.meta.dirname, folder);
  const languages = (): string[] =>
    existsSync(root)
      ? readdirSync(root, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name))
          .map((entry) => entry.name)
          .filter((name) => files(name).length > 0)
          .sort()
      : [];
  const files = (language: string): string[] =>
    readdirSync(resolve(root, language))
      .filter((name) => name.endsWith('.ftl') && !NOT_OURS.has(name))
      .sort()
      .map((name) => resolve(root, language, name));
  const read = (language: string): Map<string, string> =>
    messages(
      files(language)
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n'),
    );

  return {
    name: 'realmwright-locales',
    resolveId(id) {
      return id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${LIST}`) {
        const entries = languages().map(
          (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(ONE + name)})`,
        );
        return `export const catalogues = { ${entries.join(', ')} };`;
      }
      if (id.startsWith(`\0${ONE}`)) {
        const language = id.slice(ONE.length + 1);
        for (const name of new Set(['en', language])) {
          for (const file of files(name)) this.addWatchFile(file);
        }
        const merged = new Map([...read('en'), ...read(language)]);
        return `export default ${JSON.stringify([...merged.values()].join(''))};`;
      }
      return undefined;
    },
  };
}
