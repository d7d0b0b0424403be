import { need } from '@destrier/engine';
import type { Knight } from '@destrier/glory/page';
import { Amount, Foe, House } from './amounts.js';
import { KnightArms } from './arms.js';
import { useLook } from './look.js';

/** A knight with his arms and figures. */
export function KnightLines(props: {
  readonly id: string;
  /** In a few words, where the list of options says the rest. */
  readonly isShort?: boolean;
}) {
  const { id, isShort = false } = props;
  const { content, speaker } = useLook();
  const knight = need(content.knights[id], id);
  return (
    <div className="knight-lines">
      <KnightArms knight={id} size={isShort ? 32 : 40} />
      <div>
        <p className="thing-name">
          {speaker.word(id)}
          <House source={knight.source} />
        </p>
        <p className="figures">
          <Foe {...knight} />
          <Amount what="glory" n={knight.glory} />
          <span className="kicker">{speaker.word(knight.type)}</span>
        </p>
        <Skill knight={knight} isShort={isShort} />
      </div>
    </div>
  );
}

/** What a knight does to dice. */
function Skill(props: { readonly knight: Knight; readonly isShort: boolean }) {
  const { type, fewer = {} } = props.knight;
  const { say, voice } = useLook();
  const dice = (['red', 'black', 'white'] as const)
    .filter((colour) => (fewer[colour] ?? 0) > 0)
    .map((colour) => voice.fewer(fewer[colour] ?? 0, colour));
  if (type !== 'pole' && dice.length === 0) return null;
  const whole = type === 'pole' ? voice.pole : voice.veteran(voice.and(dice));
  if (!props.isShort) return <p className="thing-text">{whole}</p>;
  const short = type === 'pole' ? say('board.joust.pole') : voice.and(dice);
  return (
    <p className="thing-text" title={whole}>
      {short}
    </p>
  );
}
