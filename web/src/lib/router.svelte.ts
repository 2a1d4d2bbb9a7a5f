/** Addresses: the path picks the page, the hash a moment of a game. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'continue'; code: string }
  | { page: 'replay' }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'about' }
  | { page: 'missing' };

export function parseRoute(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean);
  if (rest.length) return { page: 'missing' };
  if (!first) return { page: 'lobby' };
  if (first === 't' && /^[\w-]+$/.test(second)) return { page: 'table', id: second };
  if (first === 'continue' && /^[\w-]+$/.test(second)) return { page: 'continue', code: second };
  if (first === 'rules') return { page: 'rules', game: second || 'kingdoms' };
  if (first === 'learn') return { page: 'learn', game: second || 'kingdoms' };
  if (second) return { page: 'missing' };
  if (first === 'replay') return { page: 'replay' };
  if (first === 'about') return { page: 'about' };
  return { page: 'missing' };
}

/** The move number of a hash like `#34`, if it is one. */
export function parseMove(hash: string): number | null {
  return /^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : null;
}

const where = $state({ path: '/', hash: '' });

function read(): void {
  where.path = location.pathname;
  where.hash = location.hash;
}

export function startRouter(): void {
  read();
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  // Plain links inside the site change the page without loading it anew.
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    if (event.shiftKey || event.altKey || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}

export function go(path: string): void {
  history.pushState(null, '', path);
  scrollTo(0, 0);
  read();
}

/** Shows a move in the address without a step in the browser's history. */
export function setHash(hash: string): void {
  if (hash === location.hash) return;
  history.replaceState(history.state, '', location.pathname + location.search + hash);
  where.hash = hash;
}

export function route(): Route {
  return parseRoute(where.path);
}

export function hash(): string {
  return where.hash;
}
