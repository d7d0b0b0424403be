import { useEffect, useMemo, useState } from 'react';
import { addressOf } from '../app/route.js';
import { useWords } from '../app/words.js';
import { useLatest } from '../parts/use-latest.js';
import { isolated, tableSpeaker } from '../table/isolated-names.js';
import type { TableLink } from '../table/link.js';
import { opened } from './opened.js';
import { Sheets } from './sheets.js';

type AnalysisOpening =
  | { readonly at: 'loading' | 'missing' }
  | { readonly at: 'failed'; readonly reason: string }
  | { readonly at: 'open'; readonly link: TableLink };

/** Looks back at a finished game, choice by choice. */
export function AnalysisPage({ where }: { readonly where: string }) {
  const { say } = useWords();
  const found = useOpened(where);
  switch (found.at) {
    case 'loading':
      return <p role="status">{say('page.loading')}</p>;
    case 'open':
      return found.link.now().moment.result === null ? (
        <Nothing said={say('panels.result.running')} />
      ) : (
        <Finished link={found.link} />
      );
    case 'missing':
      return <Nothing said={say('local.missing')} />;
    case 'failed':
      return <Nothing said={say('panels.failed', { reason: { said: found.reason } })} />;
  }
}

function Nothing({ said }: { readonly said: string }) {
  const { say } = useWords();
  return (
    <>
      <p role="alert">{said}</p>
      <a href={addressOf({ at: 'lobby' })}>{say('page.home')}</a>
    </>
  );
}

function Finished({ link }: { readonly link: TableLink }) {
  const { language } = useWords();
  const { kit, content, sitters } = link;
  const names = JSON.stringify(sitters.map(({ name }) => isolated(name)));
  const speaker = useMemo(
    () => tableSpeaker(kit, content, JSON.parse(names) as string[], language),
    [kit, content, names, language],
  );
  return <Sheets link={link} speaker={speaker} />;
}

/** The table, open as long as the page is. */
function useOpened(where: string): AnalysisOpening {
  const { language } = useWords();
  const spoken = useLatest(language);
  const [found, setFound] = useState<AnalysisOpening>({ at: 'loading' });
  useEffect(() => {
    let left = false;
    let link: TableLink | null = null;
    opened(where, spoken).then(
      (table) => {
        link = table;
        if (left) link?.close();
        else setFound(table === null ? { at: 'missing' } : { at: 'open', link: table });
      },
      (error: unknown) =>
        setFound({ at: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      left = true;
      link?.close();
    };
  }, [where, spoken]);
  return found;
}
