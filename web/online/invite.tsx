import qrcode from 'qrcode-generator';
import { useEffect, useMemo, useState } from 'react';
import { addressOf } from '../app/route.js';
import { useWords } from '../app/words.js';
import { Leaf } from '../board/leaf.js';
import { Button } from '../parts/button.js';
import { call } from './api.js';
import { isLocal, linksFor, type Doors } from './doors.js';
import { linkTo } from './place.js';

/** The link by which others come to a table, also as a code for a camera. */
export function Invite({
  table,
  invitation,
}: {
  readonly table: string;
  readonly invitation: string;
}) {
  const { say } = useWords();
  const own = linkTo(addressOf({ at: 'table', id: table, key: invitation }));
  const { links, trouble } = linksFor(own, useDoors(table, invitation, isLocal(own)));
  const [chosen, setChosen] = useState<string | null>(null);
  const [first = own] = links;
  const link = chosen !== null && links.includes(chosen) ? chosen : first;
  return (
    <Leaf labelledBy="invite" className="room-invite">
      <h2 id="invite">{say('room.invite')}</h2>
      {links.length > 1 && (
        <p>
          <label>
            {say('room.invite.network')}{' '}
            <select value={link} onChange={({ target }) => setChosen(target.value)}>
              {links.map((one) => (
                <option key={one} value={one}>
                  {new URL(one).host}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      <p>{say('room.invite.about')}</p>
      <Link link={link} />
      {trouble === 'alone' && <p>{say('room.invite.local')}</p>}
      {trouble === 'unknown' && <p>{say('room.invite.unknown')}</p>}
      <Code link={link} />
    </Leaf>
  );
}

/** Asked for only where the page's own address is no use to others. */
function useDoors(table: string, invitation: string, isNeeded: boolean): Doors | null {
  const [doors, setDoors] = useState<Doors | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let left = false;
    const query = new URLSearchParams({ invitation });
    call<Doors>('GET', `/tables/${encodeURIComponent(table)}/doors?${query}`).then(
      (found) => {
        if (!left) setDoors(found);
      },
      // The link of the page itself stays.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [table, invitation, isNeeded]);
  return doors;
}

/** Over plain http browsers do not let a page write to the clipboard: there the link is easy to mark. */
function Link({ link }: { readonly link: string }) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  if (!isSecureContext)
    return (
      <input
        className="room-link"
        type="text"
        readOnly
        aria-label={say('room.invite.link')}
        value={link}
        onFocus={({ target }) => target.select()}
      />
    );
  return (
    <>
      <p>
        <a className="room-link" href={link}>
          {link}
        </a>
      </p>
      <Button onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
        {say('room.invite.copy')}
      </Button>
      <p role="status">{copied && say('room.invite.copied')}</p>
    </>
  );
}

function Code({ link }: { readonly link: string }) {
  const { say } = useWords();
  const path = useMemo(() => codePath(link), [link]);
  return (
    <svg
      className="room-code"
      role="img"
      aria-label={say('room.invite.qr')}
      viewBox={`-2 -2 ${path.size + 4} ${path.size + 4}`}
    >
      <rect x="-2" y="-2" width={path.size + 4} height={path.size + 4} fill="#fff" />
      <path d={path.d} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

function codePath(link: string): { readonly d: string; readonly size: number } {
  const code = qrcode(0, 'M');
  code.addData(link);
  code.make();
  const size = code.getModuleCount();
  let d = '';
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (code.isDark(row, column)) d += `M${column} ${row}h1v1h-1z`;
  return { d, size };
}
