import { useId, useState, type FormEvent } from 'react';
import { useWords } from '../../app/words.js';
import { Button } from '../../parts/button.js';
import type { PanelContext } from '../../table/panels.js';
import { unmarked } from '../../table/isolated-names.js';
import { download } from '../../parts/download.js';
import { reportOf, type Complaint } from './report.js';
import './report.css';

/** Something is wrong here: writes down the moment, with the words of whoever noticed. */
export function Wrong(context: PanelContext) {
  const { say } = useWords();
  const { now } = context;
  const [words, setWords] = useState('');
  const [written, setWritten] = useState<string | null>(null);
  const field = useId();
  const write = async (): Promise<void> => {
    const { kind, text } = reportOf(await complaintOf(context, words));
    const name = `${context.link.kit.box.game.id}-${(context.looking ?? now.moment).seq}`;
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
      <p>{say(now.moment.result === null ? 'panels.wrong.running' : 'panels.wrong.over')}</p>
      <label htmlFor={field}>{say('panels.wrong.words')}</label>
      <textarea
        id={field}
        rows={5}
        required
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" kind="main">
        {say('panels.wrong.write')}
      </Button>
      <p role="status">
        {written !== null && say('panels.wrong.written', { file: { said: written } })}
      </p>
    </form>
  );
}

async function complaintOf(context: PanelContext, words: string): Promise<Complaint> {
  const { link, now, looking, speaker } = context;
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
