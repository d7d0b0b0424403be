import type { Params } from '@destrier/engine';
import type { OneTable, Opening, TableCard } from '@destrier/server/protocol';
import { readArms, readName } from '../app/settings.js';
import { apiAddress } from './place.js';

/** The server says no, with a code. */
export class ServerRefused extends Error {
  readonly code: string;
  readonly details: { readonly [name: string]: unknown };

  constructor(code: string, details: { readonly [name: string]: unknown }) {
    super(code);
    this.code = code;
    this.details = details;
  }

  /** What the rules say against a choice; null where it is not the rules that refuse. */
  get byRules(): {
    readonly why: string;
    readonly params: Params;
    readonly rule: string | null;
  } | null {
    const { why, params, rule } = this.details;
    if (typeof why !== 'string') return null;
    return {
      why,
      params: (params ?? {}) as Params,
      rule: typeof rule === 'string' ? rule : null,
    };
  }
}

/** Nobody answered: no network, or no server. */
export class Unreachable extends Error {}

export interface Person {
  readonly id: string;
  readonly kind: 'guest' | 'account' | 'bot';
  readonly name: string | null;
  readonly handle: string | null;
  readonly arms: string | null;
}

export interface TablePage {
  readonly tables: readonly TableCard[];
  readonly next: string | null;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

async function answered(method: Method, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(apiAddress(path), {
      method,
      ...(method === 'GET'
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body ?? {}),
          }),
    });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  let told: { readonly error?: { readonly code?: unknown } };
  try {
    told = (await response.json()) as typeof told;
  } catch {
    // A proxy answers for a server that is not there.
    throw new Unreachable();
  }
  const { code, ...details } = told.error ?? {};
  throw new ServerRefused(typeof code === 'string' ? code : 'internal', details);
}

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await (await answered(method, path, body)).json()) as T;
}

export async function text(path: string): Promise<string> {
  return (await answered('GET', path)).text();
}

/** Who this browser is; null where nobody is known. */
export async function whoAmI(): Promise<Person | null> {
  return (await call<{ readonly person: Person | null }>('GET', '/session')).person;
}

/** This person, or a guest from now on: by the name and with the arms that this browser knows. */
export async function asGuest(): Promise<Person> {
  const person = await arrived(readName());
  const arms = readArms();
  if (person.arms !== null || arms === null) return person;
  return call<Person>('PUT', '/me/arms', { arms }).catch(() => person);
}

/** A name that a server does not take is no reason not to play. */
async function arrived(name: string | null): Promise<Person> {
  try {
    return await call('POST', '/guest', name === null ? {} : { name });
  } catch (error) {
    if (name === null || !(error instanceof ServerRefused)) throw error;
    return call('POST', '/guest', {});
  }
}

export function openTable(opening: Partial<Opening>): Promise<OneTable> {
  return call('POST', '/tables', opening);
}

export function tableCard(id: string, invitation: string | null): Promise<OneTable> {
  const query = invitation === null ? '' : `?invitation=${encodeURIComponent(invitation)}`;
  return call('GET', `/tables/${encodeURIComponent(id)}${query}`);
}
