/** The parts of the table on a small screen. */
export const TABS = ['ring', 'castle', 'domain', 'quests', 'table'] as const;
export type Tab = (typeof TABS)[number];

/** Where an option is answered; null where the question itself or the dice offer it. */
export function tabOf(verb: string): Tab | null {
  switch (verb) {
    case 'ride':
    case 'merlin':
    case 'portal':
    case 'mirror':
    case 'borrow':
    case 'send':
    case 'reckon':
    case 'take':
    case 'place':
    case 'joker':
    case 'pick':
      return 'ring';
    case 'give':
    case 'repel':
    case 'banish':
    case 'seize':
      return 'castle';
    case 'build':
      return 'domain';
    case 'open':
    case 'blind':
    case 'exchange':
    case 'swap':
    case 'quest':
      return 'quests';
    default:
      return null;
  }
}
