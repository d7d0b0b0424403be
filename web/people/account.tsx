import { useState } from 'react';
import { useWords } from '../app/words.js';
import { call } from '../online/api.js';
import { useDeed } from '../online/use-deed.js';
import { Button } from '../parts/button.js';
import { Form } from './form.js';

/** What somebody with an account can change. */
export function Account({ onChanged }: { onChanged(): Promise<void> }) {
  const { say } = useWords();
  const { wrong, busy, run } = useDeed();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const password = { name: 'password', label: say('me.password'), kind: 'password' } as const;
  return (
    <>
      <p>
        <Button
          disabled={busy}
          onClick={() =>
            run(async () => {
              await call('POST', '/sign-out');
              await onChanged();
            })
          }
        >
          {say('me.signOut')}
        </Button>{' '}
        {say('me.signOut.about')}
      </p>
      {wrong !== null && <p role="alert">{wrong}</p>}
      <Form
        title={say('me.password.change')}
        button={say('me.password.change')}
        fields={[
          password,
          {
            name: 'next',
            label: say('me.password.next'),
            kind: 'new-password',
            about: say('me.password.about'),
          },
        ]}
        send={async (values) => {
          await call('POST', '/me/password', values);
          return say('me.password.changed');
        }}
      />
      <Form
        title={say('me.codes')}
        button={say('me.codes.make')}
        fields={[password]}
        send={async (values) => {
          const told = await call<{ readonly codes: readonly string[] }>(
            'POST',
            '/me/recovery',
            values,
          );
          setCodes(told.codes);
        }}
      >
        {codes.length > 0 && (
          <>
            <p>{say('me.codes.about')}</p>
            <ul className="me-codes">
              {codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
          </>
        )}
      </Form>
    </>
  );
}
