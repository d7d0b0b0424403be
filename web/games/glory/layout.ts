/** Which parts of the board there are, in which order and how far open, by what happens now. */

const PARTS = [
  'characters',
  'reward',
  'spaces',
  'track',
  'travel',
  'tournament',
  'own',
  'hand',
  'titles',
  'others',
  'otto',
] as const;
export type Part = (typeof PARTS)[number];

/** What belongs to people: it stands beside the rest where it is not what the phase is about. */
const PERSONAL: readonly Part[] = ['own', 'hand', 'titles', 'others', 'otto'];

/** `wide`: open where there is room. */
type Opening = 'open' | 'wide' | 'folded';

export interface Placed {
  readonly part: Part;
  readonly opening: Opening;
  /** Something in it can be chosen now. */
  readonly lit: boolean;
}

type Opened = readonly (readonly [Part, Opening])[];

/** What a phase is about, what matters most first. Everything else follows: people, and the rest folded. */
const PHASES: { readonly [phase: string]: Opened } = {
  setup: [
    ['characters', 'open'],
    ['titles', 'open'],
    ['hand', 'open'],
    ['tournament', 'open'],
    ['track', 'wide'],
    ['travel', 'wide'],
  ],
  actions: [
    ['reward', 'open'],
    ['spaces', 'open'],
    ['track', 'open'],
    ['travel', 'wide'],
    ['tournament', 'wide'],
  ],
  travel: [
    ['reward', 'open'],
    ['hand', 'open'],
    ['tournament', 'wide'],
  ],
  upkeep: [
    ['spaces', 'open'],
    ['track', 'open'],
    ['travel', 'wide'],
    ['tournament', 'wide'],
  ],
  registration: [['tournament', 'open']],
  tournament: [
    ['reward', 'open'],
    ['tournament', 'open'],
  ],
  'last-travel': [
    ['reward', 'open'],
    ['hand', 'open'],
    ['titles', 'open'],
  ],
  titles: [['titles', 'open']],
};

const BESIDE: { readonly [part in Part]?: Opening } = {
  own: 'open',
  hand: 'wide',
  titles: 'wide',
  others: 'open',
  otto: 'open',
};

/** By the prompt of a question: where its answers lie. Those of a duel lie in its scene. */
const ASKED: { readonly [prompt: string]: Part } = {
  'setup.character': 'characters',
  'setup.titles': 'titles',
  'setup.exchange': 'hand',
  'choose tournament.kind': 'tournament',
  'pawn.place': 'spaces',
  'plans.take': 'travel',
  'market.buy': 'own',
  'support.hire': 'track',
  'objective.keep': 'titles',
  'road.play': 'hand',
  'roads.play': 'hand',
  'reward.choose': 'reward',
  'register.shield': 'tournament',
  'claims.claim': 'titles',
};

export interface Circumstances {
  readonly phase: string;
  /** The prompts of the questions that the viewer may answer now. */
  readonly prompts: readonly string[];
  readonly isFight: boolean;
  /** Whether there is anything to be seen in a part. */
  has(part: Part): boolean;
}

/** While a duel is fought everything else is folded, but for the lists in which it is fought. */
function openingIn(at: Circumstances, part: Part, opening: Opening): Opening {
  if (!at.isFight || part === 'others') return opening;
  return part === 'tournament' && at.phase === 'tournament' ? 'wide' : 'folded';
}

interface Arrangement {
  /** What is asked, what the phase is about, and the rest of the board. */
  readonly main: readonly Placed[];
  readonly people: readonly Placed[];
}

export function arrange(at: Circumstances): Arrangement {
  const lit = at.prompts.flatMap((prompt) => ASKED[prompt] ?? []);
  const isLit = ([part]: Opened[number]): boolean => lit.includes(part);
  const matter = PHASES[at.phase] ?? [];
  const others = PARTS.filter((part) => !matter.some(([one]) => one === part));
  const all = [...matter, ...others.map((part) => [part, BESIDE[part] ?? 'folded'] as const)];
  const isBeside = (one: Opened[number]): boolean =>
    PERSONAL.includes(one[0]) && !matter.includes(one) && !isLit(one);
  const place = (parts: Opened): Placed[] =>
    parts
      .filter(([part]) => at.has(part))
      .map((one) => ({
        part: one[0],
        opening: isLit(one) ? 'open' : openingIn(at, ...one),
        lit: isLit(one),
      }));
  const main = all.filter((one) => !isBeside(one));
  return {
    main: place([...main.filter(isLit), ...main.filter((one) => !isLit(one))]),
    people: place(all.filter(isBeside)),
  };
}
