import { useId, useState, type FormEvent } from 'react';
import { useWords } from '../../app/words.js';
import { Button } from '../../parts/button.js';
import type { AsideContext } from '../../table/aside.js';
import { unmarked } from '../../table/names.js';
import { download } from '../../parts/download.js';
import { reportOf, type Complaint } from './report.js';
import './report.css';

/** Something is wrong here: writes down the moment, with the words of whoever noticed. */
export function Wrong(aside: AsideContext) {
  const { say } = useWords();
  const { now } = aside;
  const [words, setWords] = useState('');
  const [written, setWritten] = useState<string | null>(null);
  const field = useId();
  const write = async (): Promise<void> => {
    const { kind, text } = reportOf(await complaintOf(aside, words));
    const name = `${aside.link.kit.box.game.id}-${(aside.looking ?? now.moment).seq}`;
    const file = kind === 'scenario' ? `${name}.scenario.yaml` : `${name}.report.txt`;
    download(file, text);
    setWritten(file);
  };
  return (
    <form
      className="wrong"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void write();
      }}
    >
      <p>{say(now.moment.result === null ? 'aside.wrong.running' : 'aside.wrong.over')}</p>
      <label htmlFor={field}>{say('aside.wrong.words')}</label>
      <textarea
        id={field}
        rows={5}
        required
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" kind="main">
        {say('aside.wrong.write')}
      </Button>
      <p role="status">
        {written !== null && say('aside.wrong.written', { file: { said: written } })}
      </p>
    </form>
  );
}

async function complaintOf(aside: AsideContext, words: string): Promise<Complaint> {
  const { link, now, looking, speaker } = aside;
  const moment = looking ?? now.moment;
  const { game } = link.kit.box;
  return {
    words,
    moment,
    game: game.id,
    rules: game.rulesVersion,
    options: link.options,
    questions: moment.asks.map((ask) => unmarked(speaker.prompt(ask))),
    // A table that did not begin at the set-up has none.
    record: await link.record().catch(() => null),
  };
}
