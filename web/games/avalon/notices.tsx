import { avalonEvents } from '@destrier/avalon/page';
import { unlockedLately } from './account.js';
import { ToPlay } from './combat.js';
import { Before } from './ended.js';
import { Giving, Passing } from './hand.js';
import { Icon } from './icons.js';
import { Does, InfoPopover } from './info-popover.js';
import { useLook } from './look.js';
import './notices.css';
import { stageOf } from './stage.js';
import { usablePowers } from './usable.js';

/** What is to be said of the table, in a row at its edge. */
export function Notices() {
  const { moment, view, viewer, ways } = useLook();
  const stage = stageOf(view, avalonEvents(moment.events));
  const usable = usablePowers(view, ways, viewer);
  const isFeint = stage === 'fought' && view.combat.cards.some(({ feints }) => feints);
  const isQuiet = usable.length === 0 && !isFeint;
  return (
    <div className="notices">
      <Passing />
      <Giving />
      <News />
      {view.phase === 'combats' ? <ToPlay /> : null}
      {isFeint ? <Feint /> : null}
      {usable.map(({ card }) => (
        <Usable key={card} card={card} />
      ))}
      {isQuiet && (stage === 'fought' || stage === 'dawn') ? <Before /> : null}
    </div>
  );
}

/** What it means that cards feint, while some do. */
function Feint() {
  const { say } = useLook();
  return (
    <p className="notice-chip">
      <Icon name="feint" size={15} /> {say('board.feint.chip')}
    </p>
  );
}

/** What a power does, while one is asked whether to use it. */
function Usable({ card }: { readonly card: string }) {
  const { content, title } = useLook();
  const isMyth = content.heroes[card] !== undefined || content.legends[card] !== undefined;
  return (
    <p className="notice-chip usable" data-thing={card}>
      <b>{title(card)}.</b> <Does id={card} isPlain={isMyth} />
    </p>
  );
}

/** A legend that has just been unlocked, with what it does. */
function News() {
  const { moment, speaker, title } = useLook();
  return unlockedLately(avalonEvents(moment.events)).map((event) => {
    const { legend } = event.params;
    return (
      <InfoPopover
        key={legend}
        className="notice-chip notice-legend"
        label={
          <>
            <Icon name="unlocked" /> <b>{speaker.event(event)}</b>
          </>
        }
        title={title(legend)}
        inside={() => <Does id={legend} />}
      />
    );
  });
}
