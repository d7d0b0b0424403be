import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../app/words.js';
import { useDeed } from '../online/use-deed.js';
import { Button } from '../parts/button.js';

/** One thing that is asked in a form. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'password' | 'new-password';
  readonly about?: string;
}

interface Props {
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly button: string;
  readonly children?: ReactNode;
  /** What was done, to be said; nothing where the screen changes anyway. */
  send(values: { readonly [name: string]: string }): Promise<string | void>;
}

/** A form that says what went wrong, and what was done. */
export function Form({ title, fields, button, children, send }: Props) {
  const { say } = useWords();
  const id = useId();
  const { wrong, busy, run } = useDeed();
  const [values, setValues] = useState<{ readonly [name: string]: string }>({});
  const [done, setDone] = useState<string>();
  return (
    <form
      className="form"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        setDone(undefined);
        run(async () => {
          const said = await send(values);
          setValues({});
          setDone(said ?? say('me.done'));
        });
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      {fields.map(({ name, label, kind, about }) => (
        <div key={name} className="form-field">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            type={kind === 'text' ? 'text' : 'password'}
            autoComplete={autoComplete(name, kind)}
            required
            aria-describedby={about === undefined ? undefined : `${id}-${name}-about`}
            value={values[name] ?? ''}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
          {about !== undefined && <p id={`${id}-${name}-about`}>{about}</p>}
        </div>
      ))}
      <Button type="submit" disabled={busy}>
        {button}
      </Button>
      {wrong !== null && <p role="alert">{wrong}</p>}
      <p role="status">{done}</p>
    </form>
  );
}

function autoComplete(name: string, kind: FormField['kind']): string {
  if (kind === 'password') return 'current-password';
  if (kind === 'new-password') return 'new-password';
  return name === 'name' ? 'username' : 'off';
}
