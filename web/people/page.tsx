import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../app/words.js';
import { OwnArms } from '../arms/own-arms.js';
import { writeArms, writeName } from '../app/settings.js';
import { call, whoAmI, type Person } from '../online/api.js';
import { saidBy } from '../online/error-words.js';
import { Account } from './account.js';
import { Form } from './form.js';
import { Keys } from './keys.js';
import { NameField } from './name-field.js';
import { OwnRecord } from './record.js';
import './people.css';

/** Who one is at this server, and how to change that. */
export function MePage() {
  const { say } = useWords();
  const [person, setPerson] = useState<Person | null>();
  const [wrong, setWrong] = useState<string>();
  const look = useCallback(async () => {
    try {
      const known = await whoAmI();
      // Whoever signs in is called and bears here what they are and bear everywhere.
      if (known !== null && known.arms !== null) writeArms(known.arms);
      if (known?.kind === 'account' && known.name !== null) writeName(known.name);
      setPerson(known);
    } catch (error) {
      setWrong(saidBy(error, say));
    }
  }, [say]);
  useEffect(() => void look(), [look]);
  if (wrong !== undefined) return <p role="alert">{wrong}</p>;
  if (person === undefined) return <p role="status">{say('page.loading')}</p>;
  return (
    <div className="me">
      <h1>{say('me.title')}</h1>
      <NameField isKnown={person !== null} onChanged={look} />
      <OwnArms />
      {person !== null && <OwnRecord />}
      <p>{whoText(person, say)}</p>
      {person?.kind === 'account' ? (
        <Account onChanged={look} />
      ) : (
        <SignIn isGuest={person !== null} onChanged={look} />
      )}
      {person !== null && <Keys isAccount={person.kind === 'account'} onDeleted={look} />}
    </div>
  );
}

function whoText(person: Person | null, say: ReturnType<typeof useWords>['say']): string {
  if (person === null) return say('me.who.nobody');
  if (person.kind === 'guest') return say('me.who.guest');
  return say('me.who.account', { name: { said: person.name ?? '' } });
}

/** For those without an account: sign in to one, or make one of the guest. */
function SignIn({ isGuest, onChanged }: { readonly isGuest: boolean; onChanged(): Promise<void> }) {
  const { say } = useWords();
  const name = { name: 'name', label: say('me.name'), kind: 'text' } as const;
  const fresh = {
    name: 'password',
    label: say('me.password'),
    kind: 'new-password',
    about: say('me.password.about'),
  } as const;
  return (
    <>
      <Form
        title={say('me.make')}
        button={say('me.make')}
        fields={[name, fresh]}
        send={async (values) => {
          if (!isGuest) await call('POST', '/guest', { name: values['name'] });
          await call('POST', '/me/account', values);
          await onChanged();
        }}
      />
      <Form
        title={say('me.signIn')}
        button={say('me.signIn')}
        fields={[name, { name: 'password', label: say('me.password'), kind: 'password' }]}
        send={async (values) => {
          await call('POST', '/sign-in', values);
          await onChanged();
        }}
      />
      <details>
        <summary>{say('me.recover')}</summary>
        <Form
          title={say('me.recover')}
          button={say('me.recover.do')}
          fields={[
            name,
            { name: 'code', label: say('me.recover.code'), kind: 'text' },
            { ...fresh, label: say('me.password.next') },
          ]}
          send={async (values) => {
            await call('POST', '/recover', values);
            await onChanged();
          }}
        />
      </details>
    </>
  );
}
