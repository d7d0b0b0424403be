import { useEffect, useState } from 'react';
import { useWords } from '../../app/words.js';
import { gameCard } from '../../games/index.js';
import type { GameKit } from '../../games/kit.js';
import { RulesBrowser } from './browser.js';

interface Props {
  readonly game: string;
  readonly rule: string | null;
}

/** The rules of a game on a screen of their own. */
export function RulesPage({ game, rule }: Props) {
  const { say, language } = useWords();
  const card = gameCard(game);
  const [kit, setKit] = useState<GameKit | 'failed' | null>(null);
  useEffect(() => {
    let left = false;
    setKit(null);
    card?.load().then(
      (loaded) => {
        if (!left) setKit(loaded);
      },
      () => {
        if (!left) setKit('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [card]);
  if (card === undefined) return <p>{say('page.unknown')}</p>;
  return (
    <div className="rules-page">
      <h1>{say('panels.rules.of', { title: { said: card.title.title[language] } })}</h1>
      {kit === null && <p role="status">{say('page.loading')}</p>}
      {kit === 'failed' && <p role="alert">{say('page.failed')}</p>}
      {kit !== null && kit !== 'failed' && <RulesBrowser kit={kit} rule={rule} onRule={null} />}
    </div>
  );
}
