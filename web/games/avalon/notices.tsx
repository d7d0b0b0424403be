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

/** What is to be said of the table, in a row at its edge. */
export function Notices() {
  const { moment, view } = useLook();
  const stage = stageOf(view, avalonEvents(moment.events));
  return (
    <div className="notices">
      <Passing />
      <Giving />
      <News />
      {view.phase === 'combats' ? <ToPlay /> : null}
      {stage === 'fought' || stage === 'dawn' ? <Before /> : null}
    </div>
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
