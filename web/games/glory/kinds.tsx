import { Picture } from '../../art/picture.js';
import { passage, tilt } from '../../art/vignettes/index.js';
import { Piece } from '../../board/piece.js';
import { useLook } from './look.js';

const KINDS = [
  { kind: 'joust', picture: tilt },
  { kind: 'pas', picture: passage },
] as const;

/** The two tournaments as banners, of which one is chosen. */
export function Kinds() {
  const { note, picks, speaker, voice } = useLook();
  return (
    <ul className="kinds">
      {KINDS.map(({ kind, picture }) => (
        <li key={kind}>
          <Piece id={kind} form="card" pick={picks.option('choose', kind)}>
            <span className="kind">
              <Picture drawing={picture()} />
              <b>{voice.capital(speaker.word(kind))}</b>
              <span className="kind-note">{note('choose', kind)}</span>
            </span>
          </Piece>
        </li>
      ))}
    </ul>
  );
}
