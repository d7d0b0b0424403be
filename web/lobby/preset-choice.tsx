import type { AnyGame } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import { useWords } from '../app/words.js';
import { medal } from '../art/covers/medal.js';
import { Picture } from '../art/picture.js';
import { seal } from '../art/pieces.js';
import type { Preset } from '../games/kit.js';
import { isPreset, presetBlocked, type Chosen } from './presets.js';

interface Props {
  readonly game: AnyGame;
  readonly presets: readonly Preset[];
  readonly chosen: Chosen;
  readonly speak: Speaker;
  onChoose(preset: Preset): void;
}

/** Ways to play as pictures; none is marked where somebody has put together their own. */
export function PresetChoice({ game, presets, chosen, speak, onChoose }: Props) {
  const { say, language } = useWords();
  return (
    <fieldset className="presets">
      <legend className="heard">{say('open.presets')}</legend>
      {presets.map((preset) => {
        const isChosen = isPreset(game, chosen, preset);
        const blocked = presetBlocked(game, chosen.players.length, preset);
        return (
          <label key={preset.id} className="preset" data-chosen={isChosen}>
            <input
              type="radio"
              name="preset"
              className="over"
              checked={isChosen}
              disabled={blocked !== undefined}
              aria-describedby={`preset-${preset.id}`}
              onChange={() => onChoose(preset)}
            />
            <span className="preset-picture">
              <Picture drawing={medal(preset.id)} />
            </span>
            <span className="preset-words">
              <strong>{say(`open.preset.${preset.id}`)}</strong>
              <span id={`preset-${preset.id}`}>
                {blocked === undefined
                  ? preset.about[language]
                  : speak.reason(blocked.why, blocked.params ?? {})}
              </span>
            </span>
            {isChosen && (
              <span className="preset-seal">
                <Picture drawing={seal('gules', 'tick')} width={40} />
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
