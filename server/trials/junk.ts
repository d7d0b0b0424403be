import { need, type Stream } from '@destrier/engine';
import { z } from 'zod';

/** As much of JSON Schema as the routes and frames are described by. */
export interface Shape {
  /** One, or any of several. */
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly Shape[] | undefined;
  readonly oneOf?: readonly Shape[] | undefined;
  readonly properties?: Readonly<Record<string, Shape>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: Shape | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

export const shapeSchema: z.ZodType<Shape> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(shapeSchema).optional(),
    oneOf: z.array(shapeSchema).optional(),
    properties: z.record(z.string(), shapeSchema).optional(),
    required: z.array(z.string()).optional(),
    items: shapeSchema.optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
);

/** Texts that have broken programs. */
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e\ufeff',
  '𝕏'.repeat(40),
  "' or 1=1 --",
  '"; drop table tables; --',
  '../../../etc/passwd',
  '%00%ff%2e%2e%2f',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  'a\r\nset-cookie: x=y',
  '9'.repeat(400),
  'pass',
  'public',
] as const;

const NUMBERS = [0, -0, 1, -1, 0.5, 15, 16, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324] as const;

type Made = Record<string, unknown>;

/** Makes what clients should never send, from what they should. */
export class Junk {
  readonly random: Stream;

  constructor(random: Stream) {
    this.random = random;
  }

  any<T>(from: readonly T[]): T {
    return need(from[this.random.below(from.length)], 'something to choose from');
  }

  text(): string {
    return this.any(TEXTS);
  }

  /** Anything that JSON can say. */
  value(depth = 2): unknown {
    switch (this.random.below(depth > 0 ? 7 : 5)) {
      case 0:
        return null;
      case 1:
        return this.random.below(2) === 0;
      case 2:
        return this.any(NUMBERS);
      case 3:
      case 4:
        return this.text();
      case 5:
        return Array.from({ length: this.random.below(4) }, () => this.value(depth - 1));
      default:
        return { [this.text()]: this.value(depth - 1), table: this.value(depth - 1) };
    }
  }

  /** Something of a shape, with texts and numbers as bad as the shape allows. */
  shaped(shape: Shape): unknown {
    const { type, anyOf, oneOf, enum: values } = shape;
    if ('const' in shape) return shape.const;
    if (values !== undefined) return this.any(values);
    const arms = anyOf ?? oneOf;
    if (arms !== undefined) return this.shaped(this.any(arms));
    switch (typeof type === 'object' ? this.any(type) : type) {
      case 'object':
        return this.#object(shape);
      case 'array':
        return [this.shaped(shape.items ?? {})];
      case 'integer':
      case 'number':
        return this.any([shape.minimum ?? 0, shape.maximum ?? 1]);
      case 'boolean':
        return this.random.below(2) === 0;
      case 'null':
        return null;
      default:
        return this.text();
    }
  }

  #object({ properties = {} }: Shape): Made {
    const entries = Object.entries(properties);
    return Object.fromEntries(entries.map(([key, inner]) => [key, this.shaped(inner)]));
  }

  /** Something that is nearly of a shape, and cannot be taken for it. */
  broken(shape: Shape): unknown {
    const whole = this.#object(shape);
    const keys = Object.keys(whole);
    const key = keys.length === 0 ? '' : this.any(keys);
    const required = shape.required ?? [];
    switch (this.random.below(5)) {
      case 0:
        return [whole];
      case 1:
        return this.text();
      case 2:
        if (required.length > 0) return without(whole, this.any(required));
        return { ...whole, [`${this.text()}?`]: this.value() };
      case 3:
        // No part of anything is a list of lists.
        if (key !== '') return { ...whole, [key]: [[this.value()]] };
        return { ...whole, more: this.value() };
      default:
        return { ...whole, [`${this.text()}?`]: this.value() };
    }
  }
}

function without(whole: Made, key: string): Made {
  const { [key]: _, ...rest } = whole;
  return rest;
}
