import type { Prospect } from '@destrier/engine';
import { assuming, chancesText, shareOf, speaker } from '@destrier/text';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useWords } from '../../app/words.js';
import type { CounselNotes } from '../../table/panels.js';
import type { Moment, Now, TableLink } from '../../table/link.js';
import type { Words } from '../../text/index.js';
import { catalogueOf } from '../catalogue.js';
import { earOf, type Ear } from './ear.js';
import { chancesOf, type Heard } from './heard.js';
import { useCounselWanted } from './setting.js';

const ears = new WeakMap<TableLink, Ear>();

function earAt(link: TableLink): Ear {
  const known = ears.get(link) ?? earOf(link);
  ears.set(link, known);
  return known;
}

/** What counsel tells the viewer as things stand now. Whoever asks shares one ear. */
export function useHeard(link: TableLink, { moment }: Now): Heard {
  const isWanted = useCounselWanted();
  const ear = earAt(link);
  const ask = isWanted && link.counsel !== undefined ? askOf(moment) : null;
  useEffect(() => ear.attend(ask));
  return useSyncExternalStore(ear.subscribe, ear.heard);
}

function askOf({ asks, viewer }: Moment) {
  return asks.find(({ seat, kind }) => seat === viewer && kind !== 'aside') ?? null;
}

/** Counsel for the board and for the options. */
export function useCounsel(link: TableLink, now: Now): CounselNotes {
  const { say, language } = useWords();
  const heard = useHeard(link, now);
  const spoken = useMemo(
    () => speaker(catalogueOf(link, language), language, [], link.kit.box.game),
    [link, language],
  );
  const asked = askOf(now.moment);
  return useMemo(
    () => ({
      chances: heard.now,
      advised:
        heard.policy === null || asked === null
          ? null
          : { ask: asked, option: heard.policy.option },
      note: (ask, offer) =>
        ask.id === asked?.id && ask.seat === asked.seat
          ? chancesOf(heard, offer)
              .map(({ n, prospects }) =>
                n === null
                  ? assuming(spoken, prospects, chancesText(spoken, prospects))
                  : say('panels.counsel.number', {
                      n,
                      chances: { said: sharesText(say, prospects) },
                    }),
              )
              .join('; ')
          : '',
    }),
    [heard, spoken, say, asked],
  );
}

/** Chances in figures alone, in the order in which the words tell them. */
function sharesText(say: Words['say'], prospects: readonly Prospect[]): string {
  return prospects
    .map(({ chance }) => say('panels.counsel.share', { share: shareOf(chance) }))
    .join(' · ');
}
