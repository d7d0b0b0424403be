import { count, DECKS, known } from '@destrier/glory/page';
import { need } from '@destrier/engine';
import type { ReactNode } from 'react';
import type { BoardProps } from '../../table/board.js';
import '../../board/board.css';
import './board.css';
import { Characters } from './characters.js';
import { Duels, duelsIn, EndedDuels } from './duel/scene.js';
import { Hand } from './hand.js';
import { Head, Purse } from './head.js';
import { Icon } from './icons.js';
import { Signs } from './signs.js';
import { arrange, type Part, type Placed } from './layout.js';
import { LookContext, lookOf, useLook, type Look } from './look.js';
import { Otto } from './otto.js';
import { Others, Own } from './players.js';
import { RewardChoice, rewardAsk } from './reward.js';
import { Spaces } from './spaces.js';
import { Titles } from './titles.js';
import { Tournament } from './tournament.js';
import { Track } from './track.js';
import { Travel } from './travel.js';
import { useWide } from './use-wide.js';

/** The table of Glory as somebody sees it at a moment. */
export function GloryBoard(props: BoardProps) {
  return (
    <LookContext value={lookOf(props)}>
      <Table />
    </LookContext>
  );
}

function Table() {
  const look = useLook();
  const isFight = duelsIn(look).length > 0;
  const asked = look.picks.seat === null ? [] : look.moment.asks;
  const { main, people } = arrange({
    phase: look.view.phase,
    prompts: asked.filter(({ offers }) => offers !== undefined).map(({ prompt }) => prompt),
    isFight,
    has: (part) => isThere(look, part),
  });
  return (
    <div className="board glory">
      <Head isFight={isFight} />
      <Purse />
      <div className="glory-columns">
        <div className="glory-main">
          <Duels />
          <EndedDuels />
          {main.map((placed) => (
            <PartView key={placed.part} placed={placed} />
          ))}
        </div>
        <div className="glory-people">
          {people.map((placed) => (
            <PartView key={placed.part} placed={placed} />
          ))}
        </div>
      </div>
      <Signs />
    </div>
  );
}

/** Whether there is anything to be seen in a part of the board. */
function isThere(look: Look, part: Part): boolean {
  const { picks, view, viewer } = look;
  const player = viewer === null ? undefined : need(view.players[viewer], 'a player');
  switch (part) {
    case 'characters':
      return player !== undefined && known(player.dealt.one).length > 0;
    case 'reward':
      return rewardAsk(look) !== undefined;
    case 'spaces':
      return view.phase !== 'setup';
    case 'track':
      return view.track.some((slot) => slot.length > 0);
    case 'travel':
      return DECKS.some((deck) => view.offers[deck].length > 0);
    case 'tournament':
      return (
        view.tournament.bracket.length + view.tournament.stands.length > 0 ||
        picks.option('choose', 'joust') !== undefined ||
        picks.option('choose', 'pas') !== undefined
      );
    case 'hand':
      return player !== undefined && (player.character.length > 0 || view.phase !== 'setup');
    case 'titles':
      return view.publicTitles.length > 0 || (player !== undefined && count(player.drawn) > 0);
    case 'own':
      return player !== undefined && player.character.length > 0;
    case 'others':
      return (
        view.players.length > (viewer === null ? 0 : 1) &&
        view.players.some(({ character }) => character.length > 0)
      );
    case 'otto':
      return view.otto.plays;
  }
}

const PARTS: { readonly [part in Part]: () => ReactNode } = {
  characters: Characters,
  reward: RewardChoice,
  spaces: Spaces,
  track: Track,
  travel: Travel,
  tournament: Tournament,
  hand: Hand,
  titles: Titles,
  own: Own,
  others: Others,
  otto: Otto,
};

function PartView({ placed: { part, opening, lit } }: { readonly placed: Placed }) {
  const { say } = useLook();
  const isWide = useWide();
  const Inner = PARTS[part];
  return (
    <details
      className={lit ? 'part part-lit' : 'part'}
      data-part={part}
      open={opening === 'open' || (opening === 'wide' && isWide)}
    >
      <summary>
        <h2>{say(`board.part.${part}`)}</h2>
        {lit ? (
          <span className="part-mark">
            <Icon name="here" size={14} /> {say('board.chooseHere')}
          </span>
        ) : null}
      </summary>
      <div className="part-body">
        <Inner />
      </div>
    </details>
  );
}
