/**
 * The arms of those whom cards and titles set against a knight, by the word of the card. Arms not recorded for anybody are
 * ours; those who bear none of their own, on foot, are given what they are known by.
 */
const FOE_ARMS: { readonly [foe: string]: string } = {
  gruuthuse: 'Quarterly (or, a cross sable) and (gules, a saltire argent)',
  brzeg: 'Or, an eagle sable armed gules',
  riccio: 'Azure, a chevron or between three mullets or',
  honour: 'Argent, a saltire gules',
  stranger: 'Sable',
  ransom: 'Sable, a wolf argent armed gules',
  'crown-bout': 'Azure, a crown or',
  'white-knight': 'Argent',
  brave: 'Purpure, a griffin or armed gules',
  brigands: 'Purpure, a serpent argent',
  poachers: 'Vert, a stag argent',
  'boar-hunt': 'Vert, a boar argent',
  rescue: 'Gules, a key or',
  outlaw: 'Vert, three arrows argent',
  abbey: 'Sable, a ship argent',
  page: 'Argent, a trefoil vert',
  bridge: 'Azure, a castle or',
  hoard: 'Gules, three roundels or',
  capture: 'Or, a horseshoe sable',
  fencer: 'Or, a sword sable',
  feud: 'Per pale sable and gules, a raven argent',
  agincourt: 'Argent, three arrows gules',
  castellan: 'Gules, a tower argent',
  giant: 'Sable, an oak or',
};

/** Undefined for somebody of a pack, who has no arms of ours. */
export function foeBlazon(foe: string): string | undefined {
  return FOE_ARMS[foe];
}
