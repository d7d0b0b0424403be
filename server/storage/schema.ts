import type { Level } from '@destrier/bots';

/**
 * What the server keeps, the same on SQLite and on PostgreSQL. Times are milliseconds since 1970, yes and no are 1 and
 * 0, and what only the server reads is JSON in a text: nothing that the two databases understand differently.
 */
export interface Schema {
  readonly people: PersonRow;
  readonly recovery: RecoveryRow;
  readonly sessions: SessionRow;
  readonly tokens: TokenRow;
  readonly packs: PackRow;
  readonly tables: TableRow;
  readonly seats: SeatRow;
  readonly log: LogRow;
  readonly snapshots: SnapshotRow;
  readonly chat: ChatRow;
  readonly mutes: MuteRow;
  readonly notes: NoteRow;
  readonly ratings: RatingRow;
  readonly leases: LeaseRow;
  readonly secrets: SecretRow;
}

type Flag = 0 | 1;

/** Somebody who can sit at a table. Those who delete themselves keep the row, without name and password: seats refer to it. */
export interface PersonRow {
  id: string;
  kind: 'guest' | 'account' | 'bot';
  /** As it is shown; null once deleted. */
  name: string | null;
  /** The name by which accounts and bots are told apart, whatever its case; null for guests. Unique. */
  handle: string | null;
  /** A blazon; null: the person has chosen none. */
  arms: string | null;
  password: string | null;
  /** The person who answers for a bot's account. */
  owner: string | null;
  created: number;
  seen: number;
  deleted: number | null;
}

/** A code that sets a new password, once. */
export interface RecoveryRow {
  person: string;
  hash: string;
}

/** A browser that is signed in. Only a hash of its secret is kept. */
export interface SessionRow {
  hash: string;
  person: string;
  created: number;
  seen: number;
  expires: number;
  /** What the browser calls itself, for the list of sessions. */
  agent: string;
}

/** A program that may act for a person. */
export interface TokenRow {
  id: string;
  hash: string;
  person: string;
  label: string;
  created: number;
  seen: number | null;
}

/** A content pack by its hash. */
export interface PackRow {
  hash: string;
  game: string;
  body: string;
  created: number;
}

/** A table, with what lists show of it. What happened at it stands in the log. */
export interface TableRow {
  id: string;
  game: string;
  rules: string;
  content: string;
  /** Hash of the pack it is played with. */
  pack: string | null;
  options: string;
  seats: number;
  access: 'open' | 'invitation' | 'password';
  /** Part of the link by which others are invited. */
  invitation: string;
  password: string | null;
  rated: Flag;
  counsel: Flag;
  /** The level of the bot that goes on for somebody whose time is up. */
  standIn: Level;
  /** Whether people without a seat may watch. */
  spectators: Flag;
  /** JSON of a `Clock`. */
  clock: string;
  state: 'open' | 'running' | 'finished' | 'closed';
  host: string;
  /** The secret part of the seed, and what was published of it. */
  secret: string;
  commitment: string;
  /** The number of the latest entry of the log; 0: none. */
  head: number;
  /** JSON: the seats that are asked. */
  asked: string;
  /** Whether a bot is among them. */
  thinking: Flag;
  /** When the first of them runs out of time. */
  deadline: number | null;
  created: number;
  started: number | null;
  finished: number | null;
  /** JSON of the result. */
  result: string | null;
  /** When its result entered the ratings. */
  ratedAt: number | null;
  /** JSON: a `RatingChange` for each seat whose rating it changed. */
  ratingChanges: string | null;
  /** The table that was opened as its rematch. */
  rematch: string | null;
}

export interface SeatRow {
  table: string;
  seat: number;
  person: string | null;
  /** Somebody for whom a free seat is kept: nobody else may take it. */
  reserved: string | null;
  /** The level that plays, alone or in place of the person. */
  bot: string | null;
  nonce: string | null;
}

/** What happened at a table, in order. Whoever writes a number first has it. */
export interface LogRow {
  table: string;
  seq: number;
  /** JSON of an `Entry`. */
  body: string;
  at: number;
}

/** A table put away after an entry of its log; one for each table. */
export interface SnapshotRow {
  table: string;
  seq: number;
  body: string;
  hash: string;
}

export interface ChatRow {
  table: string;
  n: number;
  person: string;
  at: number;
  text: string;
}

/** A person does not want to read what another says. */
export interface MuteRow {
  person: string;
  muted: string;
}

/** What a person wrote about a table for themselves. */
export interface NoteRow {
  table: string;
  person: string;
  text: string;
}

export interface RatingRow {
  game: string;
  person: string;
  mu: number;
  sigma: number;
  games: number;
}

/** Something that only one process may do, until a time. */
export interface LeaseRow {
  name: string;
  holder: string;
  until: number;
}

/** What all processes of a server share and nobody else may know, such as the key that signs cookies. */
export interface SecretRow {
  name: string;
  value: string;
}
