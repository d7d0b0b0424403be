import { useEffect, useState } from 'react';
import { useWords } from '../app/words.js';
import { call } from './api.js';
import type { OnlineTable } from './online-table.js';
import { useDeed } from './use-deed.js';

/** What somebody writes about a table for themselves. */
export function Notes({ table }: { readonly table: OnlineTable }) {
  const { say } = useWords();
  const { wrong, run } = useDeed();
  const [text, setText] = useState<string>();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    void call<{ readonly text: string }>('GET', `/tables/${table.id}/note`)
      .then((note) => setText(note.text))
      .catch(() => setText(''));
  }, [table]);
  if (text === undefined) return <p role="status">{say('page.loading')}</p>;
  return (
    <>
      <p id="notes-about">{say('chat.notes.about')}</p>
      <textarea
        className="chat-note"
        rows={8}
        maxLength={10_000}
        aria-label={say('chat.notes')}
        aria-describedby="notes-about"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setKept(false);
        }}
        onBlur={() =>
          run(async () => {
            await call('PUT', `/tables/${table.id}/note`, { text });
            setKept(true);
          })
        }
      />
      <p role="status">{kept && say('chat.notes.kept')}</p>
      {wrong !== null && <p role="alert">{wrong}</p>}
    </>
  );
}
