/** Values a sentence about the refusal may need, such as the seconds to wait; never a secret. */
export type RefusalDetails = Readonly<Record<string, string | number | boolean>>;

/**
 * Something asked for that is not done. It carries a code, not a sentence, because whoever shows it speaks the reader's
 * language; codes are dotted words such as `name.taken`.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  readonly details: RefusalDetails;

  constructor(code: string, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
