import { Picture } from '../art/picture.js';
import { useWords } from '../app/words.js';
import { Leaf, Oak } from '../board/leaf.js';
import { FAMILIES, samplesOf, type Family, type Sample } from './samples.js';
import './sampler.css';
import { HexSample, RingSample } from './boards.js';
import { States } from './states.js';
import { PocketSample, TownSample } from './town.js';

/** How wide a drawing of each family usually is, in pixels; it is shown at half of it, at it and at twice. */
const WIDTHS: { readonly [family in Family]: number } = {
  places: 120,
  greenery: 36,
  people: 56,
  pieces: 48,
  emblems: 36,
  dice: 44,
  signs: 24,
  vignettes: 96,
  cards: 72,
  hexes: 84,
  sites: 84,
  riders: 220,
  scenes: 420,
};

/** Every piece of the kit, for those who draw boards. */
export function SamplerPage() {
  const { say } = useWords();
  return (
    <>
      <h1>{say('sampler.title')}</h1>
      <p>{say('sampler.about')}</p>
      <Oak>
        <div className="sampler">
          <Leaf labelledBy="sampler-states">
            <h2 id="sampler-states">{say('sampler.states')}</h2>
            <p>{say('sampler.states.about')}</p>
            <States />
          </Leaf>
          <Leaf labelledBy="sampler-town">
            <h2 id="sampler-town">{say('sampler.town')}</h2>
            <p>{say('sampler.town.about')}</p>
            <div className="sampler-wide">
              <TownSample />
            </div>
          </Leaf>
          <Leaf labelledBy="sampler-pocket">
            <h2 id="sampler-pocket">{say('sampler.pocket')}</h2>
            <p>{say('sampler.pocket.about')}</p>
            <PocketSample />
          </Leaf>
          <Leaf labelledBy="sampler-ring">
            <h2 id="sampler-ring">{say('sampler.ring')}</h2>
            <p>{say('sampler.ring.about')}</p>
            <RingSample />
            <HexSample />
          </Leaf>
          {FAMILIES.map((family) => (
            <Leaf key={family} labelledBy={`sampler-${family}`}>
              <h2 id={`sampler-${family}`}>{say(`sampler.family.${family}`)}</h2>
              <ul className="samples">
                {samplesOf(family).map((sample) => (
                  <Shown key={sample.name} sample={sample} width={WIDTHS[family]} />
                ))}
              </ul>
            </Leaf>
          ))}
        </div>
      </Oak>
    </>
  );
}

function Shown({ sample, width }: { readonly sample: Sample; readonly width: number }) {
  const { name, drawing } = sample;
  return (
    <li data-sample={name}>
      <span className="sample-sizes">
        {[width / 2, width, width * 2].map((size) => (
          <Picture key={size} drawing={drawing} width={size} />
        ))}
      </span>
      <code>{name}</code>
    </li>
  );
}
