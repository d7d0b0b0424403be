import type { Language } from '@destrier/engine';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { allWords, wordsIn, type Words } from '../text/index.js';
import { Boundary } from './boundary.js';
import { addressOf, useRoute, type Route } from './route.js';
import { writeLanguage } from './settings.js';
import { Shell } from './shell.js';
import { WordsContext, useWords } from './words.js';

const Lobby = lazy(async () => ({ default: (await import('../lobby/lobby.js')).Lobby }));

/** A page that lies behind the first one, with the words that it needs. */
function beyond<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [page] = await Promise.all([load(), allWords()]);
    return { default: page };
  });
}

const OpeningPage = beyond(async () => (await import('../lobby/opening.js')).OpeningPage);
const TablePage = beyond(async () => (await import('../online/page.js')).TablePage);
const MePage = beyond(async () => (await import('../people/page.js')).MePage);
const ArmsPage = beyond(async () => (await import('../arms/page.js')).ArmsPage);
const RulesPage = beyond(async () => (await import('../panels/rules/page.js')).RulesPage);
const SamplerPage = beyond(async () => (await import('../sampler/page.js')).SamplerPage);
const AnalysisPage = beyond(async () => (await import('../analysis/page.js')).AnalysisPage);
const PuzzlesPage = beyond(async () => (await import('../analysis/puzzles-page.js')).PuzzlesPage);
const LocalPage = beyond(async () => (await import('../local/page.js')).LocalPage);

/** The whole page, in the language of its reader. */
export function App({ first }: { readonly first: Words }) {
  const [words, setWords] = useState(first);
  const route = useRoute();
  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);
  const choose = (language: Language): void => {
    writeLanguage(language);
    void wordsIn(language).then(setWords);
  };
  return (
    <WordsContext value={{ ...words, choose }}>
      <Shell>
        <Boundary key={addressOf(route)}>
          <Suspense fallback={<Loading />}>
            <Screen route={route} />
          </Suspense>
        </Boundary>
      </Shell>
    </WordsContext>
  );
}

function Screen({ route }: { readonly route: Route }) {
  const { say } = useWords();
  switch (route.at) {
    case 'lobby':
      return <Lobby />;
    case 'here':
      return <LocalPage key={route.id} id={route.id} />;
    case 'open':
      return <OpeningPage key={addressOf(route)} game={route.game} friends={route.friends} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} invitation={route.key} />;
    case 'rules':
      return <RulesPage key={route.game} game={route.game} rule={route.rule} />;
    case 'analysis':
      return <AnalysisPage key={route.where} where={route.where} />;
    case 'puzzles':
      return <PuzzlesPage key={addressOf(route)} puzzle={route.puzzle} />;
    case 'me':
      return <MePage />;
    case 'arms':
      return <ArmsPage />;
    case 'sampler':
      return <SamplerPage />;
    case 'nowhere':
      return <p>{say('page.unknown')}</p>;
  }
}

function Loading() {
  const { say } = useWords();
  return <p role="status">{say('page.loading')}</p>;
}
