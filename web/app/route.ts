import { useSyncExternalStore } from 'react';

/**
 * Where in the page somebody is. Addresses stand behind `#`, so that the page may lie below any path, on any server
 * or none.
 */
export type Route =
  | { readonly at: 'lobby' }
  /** Setting up a table; `friends`: at the server, for those who come by a link. */
  | { readonly at: 'open'; readonly game: string; readonly friends: boolean }
  /** A table in this browser. */
  | { readonly at: 'here'; readonly id: string }
  /** A table at the server; `key`: from the link of an invitation. */
  | { readonly at: 'table'; readonly id: string; readonly key: string | null }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string | null }
  /** A finished game, choice by choice; `where`: `here-<id>` or `table-<id>`. */
  | { readonly at: 'analysis'; readonly where: string }
  /** Better choices to be found in one's own games; `puzzle`: the one that is tried now. */
  | { readonly at: 'puzzles'; readonly puzzle: PuzzleAt | null }
  | { readonly at: 'me' }
  /** Where one makes a coat of arms. */
  | { readonly at: 'arms' }
  /** Every drawing of the kit, for those who make boards. */
  | { readonly at: 'sampler' }
  | { readonly at: 'nowhere' };

/** A choice of a game, by its number. */
export interface PuzzleAt {
  readonly where: string;
  readonly seq: number;
}

const FRIENDS = 'friends';

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [at = '', one = '', two = '', ...more] = path.split('/').map(decoded);
  if (more.length > 0) return { at: 'nowhere' };
  if (at === '' && one === '') return { at: 'lobby' };
  if ((at === 'me' || at === 'arms' || at === 'sampler') && one === '') return { at };
  if (at === 'rules' && one !== '') return { at, game: one, rule: two === '' ? null : two };
  if (at === 'puzzles' && one === '') return { at, puzzle: null };
  if (at === 'puzzles' && /^\d+$/.test(two))
    return { at, puzzle: { where: one, seq: Number(two) } };
  if (at === 'open' && one !== '' && (two === '' || two === FRIENDS))
    return { at, game: one, friends: two === FRIENDS };
  if (one === '' || two !== '') return { at: 'nowhere' };
  if (at === 'here') return { at, id: one };
  if (at === 'analysis') return { at, where: one };
  if (at === 'table') return { at, id: one, key: new URLSearchParams(query).get('key') };
  return { at: 'nowhere' };
}

export function addressOf(route: Route): string {
  switch (route.at) {
    case 'lobby':
    case 'nowhere':
      return '#/';
    case 'me':
    case 'arms':
    case 'sampler':
      return `#/${route.at}`;
    case 'analysis':
      return `#/analysis/${encodeURIComponent(route.where)}`;
    case 'puzzles': {
      const { puzzle } = route;
      return puzzle === null
        ? '#/puzzles'
        : `#/puzzles/${encodeURIComponent(puzzle.where)}/${puzzle.seq}`;
    }
    case 'open':
      return `#/open/${encodeURIComponent(route.game)}${route.friends ? `/${FRIENDS}` : ''}`;
    case 'here':
      return `#/here/${encodeURIComponent(route.id)}`;
    case 'table': {
      const key = route.key === null ? '' : `?key=${encodeURIComponent(route.key)}`;
      return `#/table/${encodeURIComponent(route.id)}${key}`;
    }
    case 'rules': {
      const rule = route.rule === null ? '' : `/${encodeURIComponent(route.rule)}`;
      return `#/rules/${encodeURIComponent(route.game)}${rule}`;
    }
  }
}

/** The table that is told in one word: `here-<id>` or `table-<id>`. */
export function placeAt(where: string): Route {
  const at = where.indexOf('-');
  const [place, id] = [where.slice(0, at), where.slice(at + 1)];
  if (place === 'here') return { at: 'here', id };
  return place === 'table' ? { at: 'table', id, key: null } : { at: 'nowhere' };
}

export function go(route: Route): void {
  location.hash = addressOf(route);
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return routeOf(hash);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
