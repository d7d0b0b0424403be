import { WHITE } from '@destrier/merlin/page';
import { Die } from '../../board/die.js';
import { Vellum } from '../../board/leaf.js';
import type { PlacedPick } from '../../table/board.js';
import './dice.css';
import { useLook } from './look.js';
import { colourOf, Pips } from './pieces.js';
import { Ways } from './ways.js';

/** With which die something is done; null where it is done with none. */
function dieIn({ verb, words }: PlacedPick): string | null {
  switch (verb) {
    case 'merlin':
    case 'gawain':
      return WHITE;
    case 'ride':
    case 'portal':
    case 'apple':
    case 'turn':
    case 'tristan':
      return String(words[0]);
    default:
      return null;
  }
}

/** The own dice; the places of those that are used stay free. */
export function Dice({ onDie }: { onDie(die: string | null): void }) {
  const { content, own, say, view } = useLook();
  const dice = own?.dice ?? [];
  const white = own?.white ?? null;
  const used = Array.from({ length: content.figures.dice - dice.length }, (_, at) => at);
  return (
    <section className="merlin-dice" data-anchor="dice" aria-label={say('board.dice')}>
      <Vellum className="dice-cloth">
        {dice.map((face, at) => (
          // Each round they are thrown anew.
          <OwnDie
            key={`${view.round} ${at}`}
            die={String(face)}
            face={face}
            place={at}
            onDie={onDie}
          />
        ))}
        {used.map((at) => (
          <span key={`used ${dice.length + at}`} className="die-used" />
        ))}
        <span className="dice-between" />
        {white === null ? (
          <span className="die-used" />
        ) : (
          <OwnDie key={view.round} die={WHITE} face={white} place={3} onDie={onDie} />
        )}
      </Vellum>
    </section>
  );
}

function OwnDie(props: {
  readonly die: string;
  readonly face: number;
  readonly place: number;
  onDie(die: string | null): void;
}) {
  const { die, face, place, onDie } = props;
  const { say, sitters, viewer, ways } = useLook();
  const isWhite = die === WHITE;
  const said = say(isWhite ? 'board.whiteDie' : 'board.die', { n: face });
  const colour = isWhite || viewer === null ? 'argent' : colourOf(sitters, viewer);
  const isLight = colour === 'argent' || colour === 'or';
  return (
    <span className="own-die" data-anchor={`die:${place}`} data-thing={`die:${die}`}>
      <Die
        pigment={colour}
        ink={isLight ? 'ink' : 'cream'}
        shown={<Pips face={face} />}
        place={place}
      />
      <span className="heard">{said}</span>
      <Ways
        thing={said}
        ways={ways.filter((way) => dieIn(way) === die)}
        onUnfold={(isUnfolded) => onDie(isUnfolded ? die : null)}
      />
    </span>
  );
}
