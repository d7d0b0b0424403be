import type { ReactNode } from 'react';
import { addressOf, placeAt } from '../app/route.js';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { useMarked } from '../parts/use-marked.js';
import type { Condition, Moment, Now, Sitter, TableLink, WhatIf } from './link.js';

function Notice({ kind, children }: { readonly kind: string; readonly children: ReactNode }) {
  return (
    <div role="status" className={`notice notice-${kind}`}>
      {children}
    </div>
  );
}

interface Props {
  readonly link: TableLink;
  readonly now: Now;
  /** The earlier moment that is on the table. */
  readonly look: Moment | null;
  readonly onBack: () => void;
}

/** What is out of the ordinary: said above the board. */
export function Notices({ link, now, look, onBack }: Props) {
  const isAny = now.condition !== 'fine' || look !== null || link.whatIf !== undefined;
  useMarked('notice', isAny ? 'shown' : null);
  return (
    <>
      <ConditionNotice condition={now.condition} link={link} />
      {link.whatIf === undefined || look !== null ? null : <WhatIfNotice whatIf={link.whatIf} />}
      {look === null ? null : (
        <LookingNotice look={look} now={now.moment} sitters={link.sitters} onBack={onBack} />
      )}
    </>
  );
}

/** How the table is doing, where it is not doing well, and a way on. */
function ConditionNotice({
  condition,
  link,
}: {
  readonly condition: Condition;
  readonly link: TableLink;
}) {
  const { say } = useWords();
  switch (condition) {
    case 'fine':
      return null;
    case 'unsaved':
      return (
        <Notice kind="warn">
          <p>{say('table.unsaved')}</p>
          <Button onClick={() => void download(link)}>{say('table.unsaved.record')}</Button>
        </Notice>
      );
    case 'reconnecting':
      return (
        <Notice kind="warn">
          <p>{say('table.reconnecting')}</p>
        </Notice>
      );
    case 'restarting':
      return (
        <Notice kind="warn">
          <p>{say('table.restarting')}</p>
        </Notice>
      );
    case 'unsent':
      return (
        <Notice kind="warn">
          <p>{say('table.unsent')}</p>
        </Notice>
      );
    case 'restored':
      return (
        <Notice kind="warn">
          <p>{say('table.restored')}</p>
        </Notice>
      );
    case 'gone':
      return (
        <Notice kind="warn">
          <p>{say('table.gone')}</p>
          <a className="button" href={addressOf({ at: 'lobby' })}>
            {say('page.home')}
          </a>
        </Notice>
      );
  }
}

async function download(link: TableLink): Promise<void> {
  const address = URL.createObjectURL(new Blob([await link.record()], { type: 'text/plain' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `${link.id}.record`;
  anchor.click();
  URL.revokeObjectURL(address);
}

/** An earlier moment is on the table. */
function LookingNotice({
  look,
  now,
  sitters,
  onBack,
}: {
  readonly look: Moment;
  readonly now: Moment;
  readonly sitters: readonly Sitter[];
  readonly onBack: () => void;
}) {
  const { say } = useWords();
  const seer =
    typeof look.viewer === 'number' ? (sitters[look.viewer]?.name ?? '–') : say('seen.by.all');
  return (
    <Notice kind="look">
      <p>
        {look.seq === now.seq ? null : say('table.looking', { n: look.seq, all: now.seq })}{' '}
        {look.viewer === now.viewer ? null : say('seen.by.named', { name: { said: seer } })}
      </p>
      <Button onClick={onBack}>{say('table.looking.back')}</Button>
    </Notice>
  );
}

/** The table goes on from a moment of another one. */
function WhatIfNotice({ whatIf }: { readonly whatIf: WhatIf }) {
  const { say } = useWords();
  return (
    <Notice kind="look">
      <p>{say('analysis.whatIf', { n: whatIf.choices })}</p>
      <a className="button button-plain" href={addressOf(placeAt(whatIf.where))}>
        {say('analysis.whatIf.back')}
      </a>
    </Notice>
  );
}
