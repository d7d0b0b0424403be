import type { TableCard } from '@destrier/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { writeName } from '../app/settings.js';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { call, type Person } from './api.js';
import { useDeed } from './use-deed.js';

/** What somebody is called at tables, and what they are about to be called. */
export interface OwnName {
  /** What stands in the field. */
  readonly text: string;
  /** Null: nothing else was typed. */
  readonly typed: string | null;
  type(name: string): void;
  /** Keeps what was typed, if anything was. */
  keep(): Promise<void>;
}

/** Nobody should have to press a button for a name: it is kept too when the game begins, for whoever begins it. */
export function useOwnName(card: TableCard, me: Person): OwnName {
  const [text, setText] = useState<string | null>(null);
  const seated = card.seats.find(({ person }) => person?.id === me.id)?.person;
  const kept = seated?.name ?? me.name ?? '';
  const typed = text === null || ['', kept].includes(text.trim()) ? null : text;
  const keep = async (): Promise<void> => {
    if (typed === null) return;
    await call('PATCH', '/me', { name: typed });
    writeName(typed);
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  // A name that cannot be kept is refused where it can still be mended; here nobody looks any more.
  useEffect(() => () => void latest.current().catch(() => {}), []);
  return { text: text ?? kept, typed, type: setText, keep };
}

export function OwnNameField({
  name: { text, typed, type, keep },
  onChanged,
}: {
  readonly name: OwnName;
  onChanged(): void;
}) {
  const { say } = useWords();
  const { wrong, busy, run } = useDeed();
  const save = (): void => {
    if (typed === null) return;
    run(async () => {
      await keep();
      onChanged();
    });
  };
  return (
    <form
      className="room-name"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label>
        {say('room.name')}
        <input
          type="text"
          maxLength={20}
          value={text}
          onBlur={save}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      {typed !== null && (
        <Button type="submit" disabled={busy}>
          {say('room.name.keep')}
        </Button>
      )}
      {wrong !== null && <p role="alert">{wrong}</p>}
    </form>
  );
}
