import type { Rule } from '@destrier/engine/ledger';
import { useWords } from '../../app/words.js';
import { addressOf } from '../../app/route.js';
import { blocksOf, inlinesOf, type Inline } from './prose.js';

/** Where the ids of rules lead: to their addresses, or to a place in a dialog. */
export interface Leading {
  readonly game: string;
  readonly onRule: ((rule: string) => void) | null;
}

interface Props {
  readonly rule: Rule;
  readonly leading: Leading;
  readonly isCited: boolean;
  readonly isMeant: boolean;
}

/** A rule in full: what it says, what kind of rule it is and where it comes from. */
export function RuleText({ rule, leading, isCited, isMeant }: Props) {
  const { say } = useWords();
  const { id, title, text, kind, source, reason } = rule;
  return (
    <article className={isMeant ? 'rule rule-meant' : 'rule'} id={`rule-${id}`} tabIndex={-1}>
      <h3>
        <RuleLink id={id} leading={leading} /> {title}
      </h3>
      {isCited && <p className="rule-cited">{say('panels.rules.cited')}</p>}
      {blocksOf(text).map((block, i) =>
        block.kind === 'paragraph' ? (
          <p key={i}>
            <Pieces pieces={block.pieces} leading={leading} />
          </p>
        ) : (
          <ul key={i}>
            {block.items.map((item, n) => (
              <li key={n}>
                <Pieces pieces={item} leading={leading} />
              </li>
            ))}
          </ul>
        ),
      )}
      <p className="rule-source">
        <b>{say(`panels.rules.kind.${kind}`)}</b> {source}
        {reason !== undefined && (
          <>
            <br />
            <Pieces
              pieces={inlinesOf(say('panels.rules.reason', { reason: { said: reason } }))}
              leading={leading}
            />
          </>
        )}
      </p>
    </article>
  );
}

export function RuleLink({ id, leading }: { readonly id: string; readonly leading: Leading }) {
  const { game, onRule } = leading;
  if (onRule === null) return <a href={addressOf({ at: 'rules', game, rule: id })}>{id}</a>;
  return (
    <button type="button" className="name" onClick={() => onRule(id)}>
      {id}
    </button>
  );
}

interface PiecesProps {
  readonly pieces: readonly Inline[];
  readonly leading: Leading;
}

function Pieces({ pieces, leading }: PiecesProps) {
  return pieces.map((piece, i) => {
    switch (piece.kind) {
      case 'text':
        return piece.text;
      case 'strong':
        return <strong key={i}>{piece.text}</strong>;
      case 'emphasis':
        return <em key={i}>{piece.text}</em>;
      case 'code':
        return <code key={i}>{piece.text}</code>;
      case 'rule':
        return <RuleLink key={i} id={piece.text} leading={leading} />;
    }
  });
}
