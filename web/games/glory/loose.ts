/** Verbs whose options lie on no thing of the table: to have enough, to stay away, to leave it to the page. */
const LOOSE: readonly string[] = ['stop', 'pass', 'decline', 'wait', 'best', 'done'];

export function isLoose(verb: string): boolean {
  return LOOSE.includes(verb);
}
