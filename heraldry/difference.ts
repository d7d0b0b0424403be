import { sameArms } from './compose.js';
import { isSeenOn } from './contrast.js';
import { arms } from './parse.js';
import type { Tincture } from './tinctures.js';
import type { Field } from './tree.js';

/** Marks by which those of one house are told apart, the commonest first. */
const MARKS = ['label', 'bordure', 'canton', 'bendlet sinister'] as const;
const MARK_TINCTURES = ['argent', 'gules', 'azure', 'or', 'sable'] as const;

/** The same arms with a mark of difference that makes them unlike all others. */
function differenced(blazon: string, others: readonly string[]): string {
  const ground = groundOf(arms(blazon).field);
  const seen = MARK_TINCTURES.filter((tincture) => isSeenOn(tincture, ground));
  const marked = seen.flatMap((tincture) =>
    MARKS.map((mark) => `${blazon}, a ${mark} ${tincture}`),
  );
  return marked.find((one) => !others.some((other) => sameArms(one, other))) ?? blazon;
}

function groundOf(field: Field): Tincture {
  switch (field.kind) {
    case 'plain':
      return field.tincture;
    case 'semy':
      return field.ground;
    case 'parted': {
      const [part = 'argent'] = field.parts;
      return typeof part === 'string' ? part : groundOf(part.field);
    }
  }
}

/** The arms of those who sit together, in their order: of two alike the later bears a mark. */
export function toldApart(blazons: readonly string[]): readonly string[] {
  const borne: string[] = [];
  for (const blazon of blazons)
    borne.push(
      borne.some((other) => sameArms(blazon, other)) ? differenced(blazon, borne) : blazon,
    );
  return borne;
}
