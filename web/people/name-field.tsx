import { useState } from 'react';
import { writeName } from '../app/settings.js';
import { useWords } from '../app/words.js';
import { call } from '../online/api.js';
import { useDeed } from '../online/use-deed.js';
import { Button } from '../parts/button.js';
import { useKeptName } from './kept-name.js';

/** What somebody is called, here and, where it knows them, at the server. */
export function NameField({
  isKnown,
  onChanged,
}: {
  readonly isKnown: boolean;
  onChanged(): Promise<void>;
}) {
  const { say } = useWords();
  const { wrong, busy, run } = useDeed();
  const kept = useKeptName();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? kept ?? '';
  const isNew = text.trim() !== '' && text.trim() !== kept;
  return (
    <form
      className="me-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isNew) return;
        run(async () => {
          if (isKnown) await call('PATCH', '/me', { name: text.trim() });
          writeName(text.trim());
          setTyped(null);
          await onChanged();
        });
      }}
    >
      <label>
        {say('room.name')}
        <input
          type="text"
          maxLength={20}
          value={text}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Button type="submit" disabled={busy || !isNew}>
        {say('room.name.keep')}
      </Button>
      {wrong !== null && <p role="alert">{wrong}</p>}
    </form>
  );
}
