import { figureOf, isChargeName } from './charges/index.js';
import { cells, divisions, isDivision, kindOf, type Division } from './divisions.js';
import { SHIELD } from './geometry.js';
import { isLine, type Line } from './lines.js';
import { build, isOrdinary, isStriped, type Ordinary } from './ordinaries.js';
import { isPlace, isWay, waysAndPlaces, type Arrangement, type Place } from './places.js';
import { isTincture, tinctures, type Tincture } from './tinctures.js';
import { BlazonError, nearest, tokens, type Token } from './tokens.js';
import type { Arms, Bearing, Charge, Field, Group, Item, Paint, Parted } from './tree.js';
import { figures, named, numberOf } from './words.js';

/**
 * Reads a blazon in plain English, such as “Azure, a fess engrailed or between three mullets argent”. Every ordinary and
 * charge names its own tincture. A coat within a coat stands in parentheses: “quarterly (azure, three fleurs-de-lis or)
 * and (gules, three lions passant guardant or in pale)”.
 */
export function arms(blazon: string): Arms {
  const reader = new Reader(blazon);
  const read = reader.arms();
  reader.end();
  return read;
}

class Reader {
  private readonly blazon: string;
  private readonly tokens: readonly Token[];
  /** Words that were read in part. */
  private readonly replaced = new Map<number, Token>();
  private next = 0;

  constructor(blazon: string) {
    this.blazon = blazon;
    this.tokens = tokens(blazon);
  }

  end(): void {
    if (this.word() !== undefined) this.fail(`“${this.word()}” does not belong here`);
  }

  arms(): Arms {
    const field = this.field();
    const items: Item[] = [];
    while (this.word() !== undefined && this.word() !== ')') items.push(this.item(field));
    return { field, items };
  }

  private field(): Field {
    const division = this.division();
    if (division !== undefined) return this.parted(division);
    const ground = this.tincture('a field');
    if (!this.take('semy') && !this.take('seme')) return { kind: 'plain', tincture: ground };
    this.take('of');
    return { kind: 'semy', ground, charge: this.group(undefined, 1).charge };
  }

  private division(): Division | undefined {
    for (const length of [3, 2, 1]) {
      const words = this.words(length).join(' ');
      if (!isDivision(words)) continue;
      this.next += length;
      return words;
    }
    if (this.word() === 'per') this.fail(`say per what; divisions are ${divisions.join(', ')}`, 1);
    return undefined;
  }

  private parted(division: Division): Parted {
    const kind = kindOf(division);
    const pieces = this.take('of') ? this.pieces(division) : (kind.pieces ?? kind.parts);
    const line = this.line();
    const room = cells(division, SHIELD).length;
    const parts = [this.part(division, room)];
    while (parts.length < Math.max(kind.parts, room)) {
      const before = this.next;
      this.take('and');
      const isPart = this.word() === '(' || this.isTincture();
      if (!isPart && parts.length >= kind.parts) {
        this.next = before;
        break;
      }
      parts.push(this.part(division, room));
    }
    if (parts.length !== kind.parts && parts.length !== room)
      this.fail(`${division} takes ${kind.parts} or ${room} parts, not ${parts.length}`);
    return { kind: 'parted', division, pieces, line, parts };
  }

  private pieces(division: Division): number {
    const asked = numberOf(this.word() ?? '');
    const isEven = asked !== undefined && asked % 2 === 0;
    if (kindOf(division).pieces === undefined) this.fail(`${division} has no number of pieces`);
    if (asked === undefined || asked < 3) this.fail('say how many pieces, three or more');
    if (division === 'gyronny' && !isEven) this.fail('gyronny has an even number of pieces');
    this.next++;
    return asked;
  }

  private part(division: Division, room: number): Tincture | Arms {
    if (this.word() !== '(') return this.tincture(`a part of ${division}`);
    if (room === 0) this.fail(`${division} cannot hold coats of arms; name tinctures`);
    return this.coat();
  }

  private coat(): Arms {
    this.next++;
    const inner = this.arms();
    if (!this.take(')')) this.fail('a parenthesis is not closed; add “)”');
    return inner;
  }

  private item(field: Field): Item {
    this.take('within');
    this.take('and');
    if (this.take('overall')) return { ...this.item(field), overall: true };
    if (this.take('on')) return this.chargedOrdinary(field);
    if (this.word() === 'in') {
      const place = this.placeAhead();
      if (place === undefined) this.failAt(1, 'a place on the shield', waysAndPlaces);
      return { ...this.group(field), place };
    }
    const found = named(this.words(5).slice(1));
    if (found !== undefined && isOrdinary(found.name)) return this.ordinary(field);
    return this.group(field);
  }

  private placeAhead(): Place | undefined {
    for (const length of [2, 1]) {
      const words = this.words(length + 1)
        .slice(1)
        .join(' ');
      if (!isPlace(words)) continue;
      this.next += length + 1;
      return words;
    }
    return undefined;
  }

  private chargedOrdinary(field: Field): Bearing {
    const ordinary = this.ordinary(field);
    const group = this.group(field);
    return { ...ordinary, on: [group] };
  }

  private ordinary(field: Field): Bearing {
    const start = this.next;
    const count = this.count();
    const ordinary = this.ordinaryName();
    if (count > 1 && !isStriped(ordinary))
      this.fail(
        `there is only one ${ordinary} on a shield; write “a ${ordinary}”`,
        start - this.next,
      );
    const line = this.line();
    const paint = this.paint(field, ordinary);
    const bearing = {
      kind: 'ordinary',
      ordinary,
      count,
      line,
      paint,
      on: [],
      overall: false,
    } as const;
    if (this.word() !== 'between') return bearing;
    if (count > 1 || build(ordinary, 1, 'plain', SHIELD).between === undefined)
      this.fail(`nothing stands between a ${ordinary}; put it after a comma, or “on” it`);
    this.next++;
    return { ...bearing, between: this.group(field) };
  }

  private ordinaryName(): Ordinary {
    const found = named(this.words(4));
    if (found === undefined || !isOrdinary(found.name))
      this.failAt(0, 'an ordinary, such as a bend or a chief', figures);
    this.next += found.length;
    return found.name;
  }

  private line(): Line {
    const word = this.word() ?? '';
    if (!isLine(word)) return 'plain';
    this.next++;
    return word;
  }

  /** “three mullets in bend or” and “three mullets or in bend” are the same. */
  private group(field: Field | undefined, count = this.count()): Group {
    const demi = this.take('demi') || this.cutPrefix('demi-');
    const found = named(this.words(4));
    if (found === undefined || !isChargeName(found.name)) this.failAt(0, 'a charge', figures);
    this.next += found.length;
    const points = found.name === 'mullet' ? this.points() : 5;
    const early = this.arrangement(count);
    const paint = this.paint(field, count === 1 ? `a ${found.name}` : found.name);
    const figure = figureOf({ name: found.name, points });
    const armed = this.detail('armed', found.name, figure.armed.length);
    const crowned = this.detail('crowned', found.name, figure.heads.length);
    const arrangement = early ?? this.arrangement(count);
    const charge: Charge = {
      name: found.name,
      points,
      paint,
      demi,
      ...(armed === undefined ? {} : { armed }),
      ...(crowned === undefined ? {} : { crowned }),
    };
    const arranged = arrangement === undefined ? {} : { arrangement };
    return { kind: 'charges', count, charge, overall: false, ...arranged };
  }

  private count(): number {
    const count = numberOf(this.word() ?? '');
    if (count === undefined)
      this.fail(
        this.word() === undefined
          ? 'the blazon ends too early; say what is borne'
          : `say how many before “${this.word()}”: a, an, two, 3, …`,
      );
    this.next++;
    return count;
  }

  /** “demi-lion” is read as “demi lion”. */
  private cutPrefix(prefix: string): boolean {
    const token = this.tokens[this.next];
    if (token === undefined || !token.word.startsWith(prefix)) return false;
    const cut = { word: token.word.slice(prefix.length), position: token.position + prefix.length };
    this.replaced.set(this.next, cut);
    return true;
  }

  private points(): number {
    if (this.word() !== 'of') return 5;
    const points = numberOf(this.words(2)[1] ?? '');
    if (points === undefined || points < 4 || this.words(3)[2] !== 'points')
      this.fail('say “of 6 points”, with four points or more', 1);
    this.next += 3;
    return points;
  }

  private detail(word: 'armed' | 'crowned', name: string, places: number): Tincture | undefined {
    if (this.word() !== word) return undefined;
    if (places === 0) this.fail(`a ${name} cannot be ${word}`);
    this.next++;
    return this.tincture(`what is ${word}`);
  }

  private arrangement(count: number): Arrangement | undefined {
    const rows = /^\d+(-\d+)+$/
      .exec(this.word() ?? '')?.[0]
      .split('-')
      .map(Number);
    if (rows !== undefined) {
      const sum = rows.reduce((all, row) => all + row, 0);
      if (sum !== count || rows.includes(0)) this.fail(`these rows hold ${sum}, not ${count}`);
      this.next++;
      return rows;
    }
    if (this.word() !== 'in') return undefined;
    for (const length of [2, 1]) {
      const words = this.words(length + 1)
        .slice(1)
        .join(' ');
      if (!isWay(words)) continue;
      this.checkWay(words, count);
      this.next += length + 1;
      return words;
    }
    return undefined;
  }

  private checkWay(way: string, count: number): void {
    if (way === 'cross' && count !== 4 && count !== 5) this.fail('four or five stand in cross');
    if (way === 'saltire' && count !== 2 && count !== 5)
      this.fail('two are crossed in saltire, or five stand in it');
  }

  private paint(field: Field | undefined, of: string): Paint {
    if (this.take('counterchanged')) {
      if (field?.kind === 'parted' && field.parts.length === 2 && field.parts.every(isPlainPart))
        return 'counterchanged';
      this.fail('counterchanged needs a field parted in two tinctures', -1);
    }
    if (this.word() === '(') return this.coat();
    const division = this.division();
    if (division !== undefined) return { field: this.parted(division), items: [] };
    return this.tincture(of);
  }

  private isTincture(): boolean {
    return isTincture(this.word() ?? '');
  }

  private tincture(of: string): Tincture {
    const word = this.word() ?? '';
    if (!isTincture(word)) this.failAt(0, `the tincture of ${of}`, tinctures);
    this.next++;
    return word;
  }

  private word(): string | undefined {
    return this.tokenAt(this.next)?.word;
  }

  private words(count: number): readonly string[] {
    return Array.from({ length: count }, (_, i) => this.tokenAt(this.next + i)?.word ?? '').filter(
      (word) => word !== '',
    );
  }

  private tokenAt(i: number): Token | undefined {
    return this.replaced.get(i) ?? this.tokens[i];
  }

  private take(word: string): boolean {
    if (this.word() !== word) return false;
    this.next++;
    return true;
  }

  private failAt(ahead: number, wanted: string, names: readonly string[]): never {
    const word = this.tokenAt(this.next + ahead)?.word;
    if (word === undefined) this.fail(`the blazon ends where ${wanted} should stand`, ahead);
    const meant = nearest(word, names);
    const hint =
      meant === undefined ? ` (${names.slice(0, 9).join(', ')}, …)` : `; did you mean “${meant}”?`;
    this.fail(`“${word}” stands where ${wanted} should${hint}`, ahead, meant);
  }

  private fail(problem: string, ahead = 0, meant?: string): never {
    const position = this.tokenAt(this.next + ahead)?.position ?? this.blazon.length;
    throw new BlazonError(this.blazon, position, problem, meant);
  }
}

function isPlainPart(part: Tincture | Arms): part is Tincture {
  return typeof part === 'string';
}
