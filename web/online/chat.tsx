import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { call } from './api.js';
import type { OnlineTable } from './online-table.js';
import { oneAtATime } from '../table/one-at-a-time.js';
import { useDeed } from './use-deed.js';

interface Line {
  readonly n: number;
  readonly person: string;
  readonly text: string;
}

/** What people say at a table. */
export function Chat({ table }: { readonly table: OnlineTable }) {
  const { say } = useWords();
  const { wrong, busy, run } = useDeed();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [text, setText] = useState('');
  const last = useRef(0);
  const read = useCallback(async () => {
    const told = await call<{ readonly lines: readonly Line[]; readonly last: number }>(
      'GET',
      `/tables/${table.id}/chat?since=${last.current}`,
    );
    last.current = told.last;
    // What was asked for twice at once is heard once.
    setLines((before) => [
      ...before,
      ...told.lines.filter(({ n }) => before.every((line) => line.n !== n)),
    ]);
  }, [table]);
  useEffect(() => {
    const look = oneAtATime(() => read().catch(() => {}));
    look();
    return table.onNews(look);
  }, [read, table]);
  const nameOf = (person: string): string =>
    table.card.seats.find((seat) => seat.person?.id === person)?.person?.name ?? '–';
  const own = table.card.mine.map((seat) => table.card.seats[seat]?.person?.id);
  const mute = (person: string): void =>
    run(async () => {
      await call('PUT', `/me/mutes/${person}`);
      setLines((before) => before.filter((line) => line.person !== person));
    });
  return (
    <>
      {lines.length === 0 && <p>{say('chat.none')}</p>}
      <ol className="chat-lines" aria-live="polite">
        {lines.map(({ n, person, text: said }) => (
          <li key={n}>
            <bdi>{nameOf(person)}</bdi>: <bdi className="chat-said">{said}</bdi>{' '}
            {!own.includes(person) && (
              <Button kind="quiet" onClick={() => mute(person)}>
                {say('chat.mute', { name: { said: nameOf(person) } })}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          run(async () => {
            await call('POST', `/tables/${table.id}/chat`, { text });
            setText('');
            await read();
          });
        }}
      >
        <input
          type="text"
          maxLength={500}
          aria-label={say('chat.say')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={busy}>
          {say('chat.send')}
        </Button>
      </form>
      {wrong !== null && <p role="alert">{wrong}</p>}
    </>
  );
}
