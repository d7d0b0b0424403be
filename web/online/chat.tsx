import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.js';
import { Blazoned } from '../heraldry/blazoned.js';
import { Button } from '../parts/button.js';
import { call } from './api.js';
import type { OnlineTable } from './online-table.js';
import { useDeed } from './use-deed.js';

/** What people say at a table. */
export function Chat({ table }: { readonly table: OnlineTable }) {
  const { say } = useWords();
  const { wrong, busy, run } = useDeed();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useSyncExternalStore(table.subscribe, table.now);
  const { chat } = table;
  const { lines, unread } = chat;
  useEffect(() => {
    // In a drawer that is folded nobody reads.
    if (unread > 0 && (list.current?.offsetParent ?? null) !== null) chat.markRead();
  }, [chat, unread]);
  const nameOf = (person: string): string =>
    table.card.seats.find((seat) => seat.person?.id === person)?.person?.name ?? '–';
  const own = table.card.mine.map((seat) => table.card.seats[seat]?.person?.id);
  const mute = (person: string): void =>
    run(async () => {
      await call('PUT', `/me/mutes/${person}`);
      chat.forget(person);
    });
  return (
    <>
      {lines.length === 0 && <p>{say('chat.none')}</p>}
      <ol ref={list} className="chat-lines" aria-live="polite">
        {lines.map(({ n, person, text: said }) => (
          <li key={n}>
            <ArmsOf table={table} person={person} />
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
            await chat.hear();
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

/** The shield of whoever speaks, where they have a seat and bear one. */
function ArmsOf({ table, person }: { readonly table: OnlineTable; readonly person: string }) {
  const seat = table.card.seats.findIndex((one) => one.person?.id === person);
  const arms = table.sitters[seat]?.arms;
  return arms === undefined ? null : <Blazoned blazon={arms} size={18} />;
}
