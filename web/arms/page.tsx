import { MOST_CHARACTERS } from '@destrier/heraldry';
import { useDeferredValue, useState } from 'react';
import { useWords } from '../app/words.js';
import { Leaf, Hall } from '../board/leaf.js';
import { Blazoned } from '../heraldry/blazoned.js';
import { useKeptName } from '../people/kept-name.js';
import { useDeed } from '../online/use-deed.js';
import { Button } from '../parts/button.js';
import './arms.css';
import { Choices } from './choices.js';
import { chosen, draftOf, isSeen, tossed, written, type Draft } from './draft.js';
import { bear, ownArms } from './own.js';
import { SeenOn } from './seen-on.js';

const ROLLED = 6;

/** Where somebody makes a coat of arms, by clicks or by words. */
export function ArmsPage() {
  const { say } = useWords();
  const { wrong, busy, run } = useDeed();
  const [draft, setDraft] = useState(() => draftOf(ownArms() ?? tossed()));
  const [rolls, setRolls] = useState(() => Array.from({ length: ROLLED }, tossed));
  const [done, setDone] = useState('');
  const shown = useDeferredValue(draft.blazon);
  const name = useKeptName();
  const take = (next: Draft): void => {
    setDone('');
    setDraft(next);
  };
  const keep = (arms: string | null): void =>
    run(async () => {
      const isKnown = await bear(arms);
      setDone(say(isKnown ? 'arms.borne' : 'arms.borne.here'));
    });
  return (
    <Hall>
      <div className="arms-page">
        <header className="arms-bar">
          <Blazoned blazon={draft.blazon} size={28} />
          <h1>
            {name === null ? say('arms.ask.nobody') : say('arms.ask', { name: { said: name } })}
          </h1>
          <Button
            onClick={() => {
              take(draftOf(tossed()));
              setRolls(Array.from({ length: ROLLED }, tossed));
            }}
          >
            {say('arms.roll')}
          </Button>
          <Button
            className="arms-bear"
            disabled={busy || draft.fault !== null}
            onClick={() => keep(draft.blazon)}
          >
            {say('arms.bear')}
          </Button>
          <p role="status">{done}</p>
          {wrong !== null && <p role="alert">{wrong}</p>}
        </header>
        <Leaf labelledBy="arms-seen">
          <h2 id="arms-seen" className="heard">
            {say('arms.seen')}
          </h2>
          <div className="arms-own">
            <Blazoned blazon={draft.blazon} size={200} />
            <Words draft={draft} onText={(text) => take(written(draft, text))} />
          </div>
          <SeenOn blazon={shown} name={name} />
          <section className="arms-rolled" aria-labelledby="arms-rolled">
            <h3 id="arms-rolled">{say('arms.rolled')}</h3>
            <ul>
              {rolls.map((blazon, at) => (
                <li key={at}>
                  <button
                    type="button"
                    aria-label={say('arms.rolled.nth', { blazon: { said: blazon } })}
                    onClick={() => take(draftOf(blazon))}
                  >
                    <Blazoned blazon={blazon} size={56} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        </Leaf>
        <Leaf labelledBy="arms-choices">
          <h2 id="arms-choices">{say('arms.choices')}</h2>
          <Choices
            composition={draft.composition}
            onChoose={(change) => take(chosen(draft, change))}
          />
          <p className="arms-lay">
            <Button kind="quiet" disabled={busy} onClick={() => keep(null)}>
              {say('arms.lay')}
            </Button>
          </p>
        </Leaf>
      </div>
    </Hall>
  );
}

/** The blazon, to be read and to be written. */
function Words({ draft, onText }: { readonly draft: Draft; onText(text: string): void }) {
  const { say } = useWords();
  const { text, blazon, fault } = draft;
  return (
    <div className="arms-words">
      <p className="arms-blazon" lang="en">
        {blazon}
      </p>
      <label>
        {say('arms.write')}
        <input
          type="text"
          lang="en"
          spellCheck={false}
          autoComplete="off"
          aria-invalid={fault !== null}
          aria-describedby="arms-verdict"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
      <p id="arms-verdict" role="status" className={fault === null ? undefined : 'arms-fault'}>
        {verdict(draft, say)}
      </p>
    </div>
  );
}

function verdict(draft: Draft, say: ReturnType<typeof useWords>['say']): string {
  const { fault } = draft;
  const seen = isSeen(draft);
  if (fault === null) return say(seen === null ? 'arms.rich' : seen ? 'arms.clear' : 'arms.dim');
  switch (fault.kind) {
    case 'long':
      return say('arms.wrong.long', { most: MOST_CHARACTERS });
    case 'end':
      return say('arms.wrong.end');
    case 'word': {
      const { word, at, meant } = fault;
      const where = say('arms.wrong', { word: { said: word }, at: at + 1 });
      const better = meant === undefined ? '' : say('arms.wrong.meant', { meant: { said: meant } });
      return `${where} ${better}`.trim();
    }
  }
}
