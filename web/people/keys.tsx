import { useCallback, useEffect, useState } from 'react';
import { days } from '../app/days.js';
import { useWords } from '../app/words.js';
import { call, text } from '../online/api.js';
import { useDeed } from '../online/use-deed.js';
import { Button } from '../parts/button.js';
import { download } from '../parts/download.js';
import { deviceOf } from './device.js';
import { Form } from './form.js';

interface Session {
  readonly id: string;
  readonly agent: string;
  readonly seen: number;
  readonly current: boolean;
}

interface Token {
  readonly id: string;
  readonly label: string;
}

/** What lets one in, and what is kept about one. */
export function Keys({
  isAccount,
  onDeleted,
}: {
  readonly isAccount: boolean;
  onDeleted(): Promise<void>;
}) {
  const { say } = useWords();
  return (
    <>
      <Sessions />
      {isAccount && (
        <details>
          <summary>{say('me.makers')}</summary>
          <Tokens />
        </details>
      )}
      <OwnData isAccount={isAccount} onDeleted={onDeleted} />
    </>
  );
}

function Sessions() {
  const { say, language } = useWords();
  const { wrong, busy, run } = useDeed();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const look = useCallback(async () => {
    const told = await call<{ readonly sessions: readonly Session[] }>('GET', '/me/sessions');
    setSessions(told.sessions);
  }, []);
  useEffect(() => void look().catch(() => {}), [look]);
  const day = days(language);
  const end = (path: string): void =>
    run(async () => {
      await call('DELETE', path);
      await look();
    });
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{say('me.sessions')}</h2>
      <ul className="me-list">
        {sessions.map(({ id, agent, seen, current }) => (
          <li key={id}>
            <span>
              <bdi title={agent}>{calledAs(agent, say)}</bdi>
              {` · ${day.format(seen)}`}
              {current && ` · ${say('me.sessions.this')}`}
            </span>
            {!current && (
              <Button disabled={busy} onClick={() => end(`/me/sessions/${id}`)}>
                {say('me.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button disabled={busy} onClick={() => end('/me/sessions')}>
          {say('me.sessions.others')}
        </Button>
      )}
      {wrong !== null && <p role="alert">{wrong}</p>}
    </section>
  );
}

function calledAs(agent: string, say: ReturnType<typeof useWords>['say']): string {
  const device = deviceOf(agent);
  if (device === null) return agent === '' ? '–' : agent;
  const { browser, system } = device;
  return say('me.device', { browser: { said: browser }, system: { said: system } });
}

function Tokens() {
  const { say } = useWords();
  const { wrong, busy, run } = useDeed();
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  const look = useCallback(async () => {
    const told = await call<{ readonly tokens: readonly Token[] }>('GET', '/me/tokens');
    setTokens(told.tokens);
  }, []);
  useEffect(() => void look().catch(() => {}), [look]);
  return (
    <>
      <Form
        title={say('me.tokens')}
        button={say('me.tokens.make')}
        fields={[{ name: 'label', label: say('me.tokens.label'), kind: 'text' }]}
        send={async (values) => {
          const { secret } = await call<{ readonly secret: string }>('POST', '/me/tokens', values);
          await look();
          return say('me.tokens.secret', { secret: { said: secret } });
        }}
      >
        <p>{say('me.tokens.about')}</p>
      </Form>
      <ul className="me-list">
        {tokens.map(({ id, label }) => (
          <li key={id}>
            <bdi>{label}</bdi>
            <Button
              disabled={busy}
              onClick={() =>
                run(async () => {
                  await call('DELETE', `/me/tokens/${id}`);
                  await look();
                })
              }
            >
              {say('me.tokens.revoke', { label: { said: label } })}
            </Button>
          </li>
        ))}
      </ul>
      {wrong !== null && <p role="alert">{wrong}</p>}
    </>
  );
}

function OwnData({
  isAccount,
  onDeleted,
}: {
  readonly isAccount: boolean;
  onDeleted(): Promise<void>;
}) {
  const { say } = useWords();
  const { wrong, busy, run } = useDeed();
  return (
    <section aria-labelledby="data">
      <h2 id="data">{say('me.data')}</h2>
      <p>
        <Button
          disabled={busy}
          onClick={() =>
            run(async () => download('destrier.json', await text('/me/data'), 'application/json'))
          }
        >
          {say('me.data.export')}
        </Button>
      </p>
      {wrong !== null && <p role="alert">{wrong}</p>}
      <details>
        <summary>{say('me.delete')}</summary>
        <Form
          title={say('me.delete')}
          button={say('me.delete.sure')}
          fields={
            isAccount ? [{ name: 'password', label: say('me.password'), kind: 'password' }] : []
          }
          send={async (values) => {
            await call('POST', '/me/delete', values);
            await onDeleted();
          }}
        >
          <p>{say('me.delete.about')}</p>
        </Form>
      </details>
    </section>
  );
}
