/** A game from outside that cannot be used, for a reason that the person who named it can mend. */
export class OutsideFault extends Error {
  override readonly name = 'OutsideFault';
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
