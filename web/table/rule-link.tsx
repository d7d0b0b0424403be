import { createContext, useContext } from 'react';
import { addressOf } from '../app/route.js';
import { useWords } from '../app/words.js';

/** Where rules of the game at a table are shown. */
interface RulesShown {
  readonly game: string;
  readonly onRule: (rule: string) => void;
}

/** Null where there is no table around it. */
export const RulesContext = createContext<RulesShown | null>(null);

/** Leads to a rule: over the table where the table can show it, else by its address. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { say } = useWords();
  const rules = useContext(RulesContext);
  const text = say('table.rule', { rule: { said: rule } });
  if (rules === null) return text;
  return (
    <a
      className="rule-link"
      href={addressOf({ at: 'rules', game: rules.game, rule })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        rules.onRule(rule);
      }}
    >
      {text}
    </a>
  );
}
