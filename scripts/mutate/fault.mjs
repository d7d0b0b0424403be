/** What the user of the tool can mend: it ends with its exit code, its error code and a hint. */
export class Fault extends Error {
  /**
   * @param {2 | 3} exit wrong use, or input that cannot be used
   * @param {string} code
   * @param {string} message
   * @param {string} hint
   */
  constructor(exit, code, message, hint) {
    super(message);
    this.exit = exit;
    this.code = code;
    this.hint = hint;
  }
}
