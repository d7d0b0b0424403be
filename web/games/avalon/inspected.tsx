import { suitIn } from '@destrier/avalon/page';
import { shield } from '../../art/pieces.js';
import { Picture } from '../../art/picture.js';
import { blockedAmong, INSPECTED_WIDTH, type Inspected } from '../../board/inspected.js';
import { Face } from './card.js';
import { heroBlazon } from './heroes.js';
import type { Look } from './look.js';
import { portraitOf } from './portraits.js';
import { isSuit } from './weapon-face.js';

/** All there is to say of a card, a hero, a legend, a godsend or a place; null of anything else. */
export function inspectedOf(look: Look, thing: string): Inspected | null {
  const { content } = look;
  if (content.heroes[thing] !== undefined) return heroInspected(look, thing);
  if (content.legends[thing] !== undefined) return legendInspected(look, thing);
  const card = content.godsends[thing] ?? content.places[thing];
  if (card !== undefined) return { ...powerOf(look, thing, card), lines: effectOf(look, thing) };
  return isWeapon(look, thing) ? weaponInspected(look, thing) : null;
}

function isWeapon({ content }: Look, thing: string): boolean {
  return Object.hasOwn(content.specials, thing) || isSuit(suitIn(thing));
}

const effectOf = ({ speaker }: Look, thing: string): readonly string[] => [speaker.effect([thing])];

/** What holds of all that have a power. */
function powerOf(look: Look, thing: string, { source }: { readonly source?: string | undefined }) {
  const { say, title, waysWith } = look;
  return {
    title: title(thing),
    blocked: blockedAmong(waysWith({ at: 'named', id: thing })),
    ...(source === 'house' ? { source: say('board.house') } : {}),
  };
}

function weaponInspected(look: Look, thing: string): Inspected {
  return {
    title: look.title(thing),
    picture: <Face kind={thing} width={INSPECTED_WIDTH} />,
    lines: [...effectOf(look, thing), ...feintOf(look, thing)],
    blocked: blockedAmong(look.waysWith({ at: 'hand', kind: thing })),
  };
}

/** What it means for a card of the combat that it feints. */
function feintOf({ say, view }: Look, thing: string): readonly string[] {
  const feints = view.combat.cards.some((card) => card.kind === thing && card.feints);
  return feints ? [say('board.feint.does')] : [];
}

function heroInspected(look: Look, thing: string): Inspected {
  const { content, speaker, title } = look;
  const hero = content.heroes[thing];
  const legend = hero?.legend ?? '';
  return {
    ...powerOf(look, thing, { source: hero?.source }),
    picture: <Picture drawing={portraitOf(thing)} />,
    lines: [
      speaker.say(`power.${thing}`),
      <span key={legend}>
        <b>{title(legend)}.</b> {speaker.effect([legend])}
      </span>,
    ],
  };
}

function legendInspected(look: Look, thing: string): Inspected {
  const { content, title } = look;
  const owner = Object.keys(content.heroes).find((id) => content.heroes[id]?.legend === thing);
  const hero = owner ?? '';
  return {
    ...powerOf(look, thing, { source: content.legends[thing]?.source }),
    picture: <Picture drawing={shield(heroBlazon(hero))} />,
    lines: [...(owner === undefined ? [] : [title(owner)]), ...effectOf(look, thing)],
  };
}
