import { addressOf } from '../app/route.js';
import { useWords } from '../app/words.js';

interface Props {
  readonly game: string;
  readonly rule: string;
  readonly onRule: (rule: string) => void;
}

/** Leads to a rule: over the table where the table can show it, else by its address. */
export function RuleLink({ game, rule, onRule }: Props) {
  const { say } = useWords();
  return (
    <a
      className="rule-link"
      href={addressOf({ at: 'rules', game, rule })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onRule(rule);
      }}
    >
      {say('table.rule', { rule: { said: rule } })}
    </a>
  );
}
