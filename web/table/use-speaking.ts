import type { Speaker } from '@destrier/text';
import { useMemo } from 'react';
import { useWords } from '../app/words.js';
import { isolated, tableSpeaker } from './isolated-names.js';
import type { Sitter, TableLink } from './link.js';

/** Who sits at a table, and the words in which it is spoken of. */
interface Speaking {
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
  readonly speaker: Speaker;
}

export function useSpeaking(link: TableLink): Speaking {
  const { language } = useWords();
  const { content, kit } = link;
  const sitters = useSitters(link);
  const names = useMemo(() => sitters.map(({ name }) => isolated(name)), [sitters]);
  const speaker = useMemo(
    () => tableSpeaker(kit, content, names, language),
    [kit, content, names, language],
  );
  return { sitters, names, speaker };
}

/** The same list as long as nobody changes their name or gives up their seat. */
function useSitters({ sitters }: TableLink): readonly Sitter[] {
  const all = JSON.stringify(sitters);
  return useMemo(() => JSON.parse(all) as readonly Sitter[], [all]);
}
