import qrcode from 'qrcode-generator';
import { useMemo, useState } from 'react';
import { addressOf } from '../app/route.js';
import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';
import { linkTo } from './place.js';

const LOCAL = /^(localhost|127\.|\[::1\])/;

/** The link by which others come to a table, also as a code for a camera. */
export function Invite({
  table,
  invitation,
}: {
  readonly table: string;
  readonly invitation: string;
}) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  const link = linkTo(addressOf({ at: 'table', id: table, key: invitation }));
  const path = useMemo(() => codePath(link), [link]);
  return (
    <section aria-labelledby="invite" className="room-invite">
      <h2 id="invite">{say('room.invite')}</h2>
      <p>{say('room.invite.about')}</p>
      <p>
        <a className="room-link" href={link}>
          {link}
        </a>
      </p>
      {/* Over plain http browsers do not let a page write to the clipboard. */}
      {isSecureContext && (
        <Button
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          {say('room.invite.copy')}
        </Button>
      )}
      <p role="status">{copied && say('room.invite.copied')}</p>
      {LOCAL.test(location.host) && <p>{say('room.invite.local')}</p>}
      <svg
        className="room-code"
        role="img"
        aria-label={say('room.invite.qr')}
        viewBox={`-2 -2 ${path.size + 4} ${path.size + 4}`}
      >
        <rect x="-2" y="-2" width={path.size + 4} height={path.size + 4} fill="#fff" />
        <path d={path.d} fill="#000" shapeRendering="crispEdges" />
      </svg>
    </section>
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
