import type { Amount, Effect } from '../content/ops.js';
import type { AttackKind, Content, Element } from '../content/types.js';

/** What cards, abilities and skills give, read off the content once: points of one kind, by face and branch. */

export type Gives = 'move' | 'influence' | 'attack' | 'block' | 'heal';

export interface Gift {
  readonly what: Gives;
  readonly n: number;
  readonly kind: AttackKind;
  readonly element: Element;
}

const size = (n: Amount): number => (typeof n === 'number' ? n : n.base + n.each);

/** The gifts of a list of operations, with the branch that is meant; null: any of them. */
export function giftsIn(effect: Effect, word: string | null): Gift[] {
  return effect.flatMap((op): Gift[] => {
    switch (op.op) {
      case 'move':
      case 'influence':
      case 'heal':
        return [{ what: op.op, n: size(op.n), kind: 'melee', element: 'physical' }];
      case 'attack':
        return [{ what: 'attack', n: size(op.n), kind: op.kind, element: op.element }];
      case 'block':
        return [{ what: 'block', n: size(op.n), kind: 'melee', element: op.element }];
      case 'one-of':
        return op.options.flatMap((branch) =>
          word === null || branch.word === word ? giftsIn(branch.do, null) : [],
        );
      case 'day-night':
        return giftsIn(op.day, null);
      default:
        return [];
    }
  });
}

export interface Faces {
  readonly basic: readonly Gift[];
  readonly strong: readonly Gift[];
}

const known = new WeakMap<Content, Map<string, Faces>>();
const NOTHING: Faces = { basic: [], strong: [] };

/** The gifts of both faces of a card, any branch. */
export function facesOf(content: Content, card: string): Faces {
  let cards = known.get(content);
  if (cards === undefined) {
    cards = new Map(
      Object.entries(content.cards).map(([id, { basic, strong }]) => [
        id,
        { basic: giftsIn(basic.do, null), strong: giftsIn(strong.do, null) },
      ]),
    );
    known.set(content, cards);
  }
  return cards.get(card) ?? NOTHING;
}
