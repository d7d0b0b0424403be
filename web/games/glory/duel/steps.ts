/** The steps of an engagement in their order; the tent is open before the first one only, and past in those after it. */
const STEPS = ['tent', 'strength', 'roll', 'faith', 'lance', 'relic', 'compare'] as const;
type DuelStep = (typeof STEPS)[number];

/** By the prompt of a question. What comes after the last engagement belongs to no step. */
const ASKED: { readonly [prompt: string]: DuelStep | 'after' } = {
  'tent.tent': 'tent',
  'strength.add': 'strength',
  'faith.reroll': 'faith',
  'lance.lance': 'lance',
  'second lance.lance': 'lance',
  'relic.relic': 'relic',
  'relic reroll.reroll': 'relic',
  'tie.turn': 'compare',
  'recovery.supports': 'after',
  'recovery.relics': 'after',
  'recovery.prestige': 'after',
};

export function isOfDuel(prompt: string): boolean {
  return ASKED[prompt] !== undefined;
}

interface StepShown {
  readonly step: DuelStep;
  readonly state: 'past' | 'now' | 'coming';
}

/** `prompt`: what one of the fighters is asked now; nothing where nobody is. */
export function stepsAt(engagement: number, prompt: string | undefined): StepShown[] {
  const asked = prompt === undefined ? undefined : ASKED[prompt];
  const now = asked === 'after' ? STEPS.length : STEPS.findIndex((step) => step === asked);
  const isPast = (step: DuelStep, at: number): boolean =>
    at < now || (step === 'tent' && engagement > 1);
  return STEPS.map((step, at) => ({
    step,
    state: at === now ? 'now' : isPast(step, at) ? 'past' : 'coming',
  }));
}
