/**
 * The arms of the heroes by their ids in the game. Nobody recorded any: they are ours, after what romances and rolls of
 * later centuries give to some of them.
 */
export const heroArms = {
  arthur: { blazon: 'Azure, three crowns or in pale', source: 'house' },
  merlin: { blazon: 'Sable, a sun or, a chief argent', source: 'house' },
  perceval: { blazon: 'Purpure, six crosses crosslet or', source: 'house' },
  nimue: { blazon: 'Barry wavy argent and azure, a sword argent', source: 'house' },
  bors: { blazon: 'Gules, a chalice or', source: 'house' },
  lancelot: { blazon: 'Argent, three bends gules', source: 'house' },
  morien: { blazon: 'Or, a horse sable', source: 'house' },
  'elf-queen': { blazon: 'Vert, a stag argent, a chief or', source: 'house' },
  yvain: { blazon: 'Azure, a lion rampant or', source: 'house' },
  galahad: { blazon: 'Argent, a cross gules', source: 'house' },
} as const satisfies {
  readonly [hero: string]: { readonly blazon: string; readonly source: 'house' };
};

/** A hero of a pack has no arms of ours. */
export function heroBlazon(id: string): string {
  return isHero(id) ? heroArms[id].blazon : 'Argent';
}

function isHero(id: string): id is keyof typeof heroArms {
  return Object.hasOwn(heroArms, id);
}
