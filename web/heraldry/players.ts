import type { Livery } from '@destrier/heraldry';

/** The arms of the seats, in their order: no two share a colour, an ordinary or a charge, nor do they look like a knight's. */
export const playerArms: readonly { readonly colour: Livery; readonly blazon: string }[] = [
  { colour: 'gules', blazon: 'Gules, a chevron argent between three mullets argent' },
  { colour: 'azure', blazon: 'Azure, a bend or between two crescents or' },
  { colour: 'vert', blazon: 'Vert, on a pale argent three roses gules' },
  { colour: 'or', blazon: 'Or, a saltire sable between four roundels sable' },
  { colour: 'purpure', blazon: 'Purpure, a tower argent within a bordure argent' },
  { colour: 'sable', blazon: 'Sable, on a pile or a key sable' },
  { colour: 'argent', blazon: 'Argent, a fess wavy azure between three escallops azure' },
  { colour: 'tenne', blazon: 'Tenne, a stag argent, a chief indented argent' },
];
