import { useRef } from 'react';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import type { GameFiles } from './use-game-files.js';

/** Lets somebody choose a game file. */
export function FileDoor({ open }: Pick<GameFiles, 'open'>) {
  const { say } = useWords();
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={file}
        className="heard"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          open(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button onClick={() => file.current?.click()}>{say('lobby.import')}</Button>
    </>
  );
}
