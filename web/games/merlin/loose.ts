/** Verbs whose options lie on no thing of the table, or on so little that the question offers them too. */
const LOOSE: readonly string[] = [
  'count',
  'court',
  'decline',
  'staff',
  'rebuild',
  'done',
  'end',
  'second',
  'grail',
  'keep',
  'tile',
];

export function isLoose(verb: string): boolean {
  return LOOSE.includes(verb);
}
