import { useWords } from '../app/words.js';
import { Said } from '../table/said.js';
import type { SheetProps } from './sheets.js';
import { toldOf } from './told.js';

/** What scrolls can be reached and scrolled without a pointer. */
const REACHED = { tabIndex: 0 };

/** The curve as a table: what each choice brought about, and the chances after it. */
export function ListOfChoices({ link, found, story }: SheetProps) {
  const { say, language } = useWords();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <div className="analysis-list" role="region" aria-label={say('analysis.list')} {...REACHED}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('analysis.list.choice')}</th>
            <th scope="col">{say('analysis.list.told')}</th>
            {link.sitters.map(({ name }, seat) => (
              <th key={seat} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.stands.slice(1).map(({ seq, win }) => (
            <tr key={seq}>
              <th scope="row">{seq}</th>
              <td>
                <Said text={toldOf(seq, story)} />
              </td>
              {win.map(({ mean }, seat) => (
                <td key={seat}>{percent.format(mean)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
