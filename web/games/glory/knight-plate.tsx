import { need } from '@destrier/engine';
import type { Knight } from '@destrier/glory/page';
import { Amount, Foe } from './amounts.js';
import { KnightArms } from './arms.js';
import { useLook, type Look } from './look.js';

/** What a knight does to dice, in words; empty where he does nothing. */
export function skillOf({ voice }: Look, { type, fewer = {} }: Knight): string {
  if (type === 'pole') return voice.pole;
  const dice = (['red', 'black', 'white'] as const)
    .filter((colour) => (fewer[colour] ?? 0) > 0)
    .map((colour) => voice.fewer(fewer[colour] ?? 0, colour));
  return dice.length === 0 ? '' : voice.veteran(voice.and(dice));
}

/** A knight's shield with what he fights with; all of it in words for those who ask. */
export function KnightPlate({ id }: { readonly id: string }) {
  const look = useLook();
  const { content, speaker } = look;
  const knight = need(content.knights[id], id);
  const skill = skillOf(look, knight);
  const told = [speaker.word(id), speaker.word(knight.type), skill].filter((one) => one !== '');
  return (
    <span className="hung">
      <KnightArms knight={id} />
      <span className="heard">{told.join(', ')}</span>
      <span className="hung-plate">
        <Foe {...knight} />
        <Amount what="glory" n={knight.glory} />
        <Mark knight={knight} />
      </span>
    </span>
  );
}

/** A sign of the dice that he adds or takes away. */
function Mark({ knight: { type, fewer = {} } }: { readonly knight: Knight }) {
  return (
    <span className="skill" aria-hidden="true">
      {type === 'pole' ? <span className="small-die small-die-white">+</span> : null}
      {(['red', 'black', 'white'] as const)
        .filter((colour) => (fewer[colour] ?? 0) > 0)
        .map((colour) => (
          <span key={colour} className={`small-die small-die-${colour}`}>
            −
          </span>
        ))}
    </span>
  );
}
