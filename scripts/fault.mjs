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

/**
 * @param {string} message
 * @param {string} hint
 */
export function wrongOption(message, hint) {
  return new Fault(2, 'usage.option', message, hint);
}

/**
 * @param {string} option
 * @param {string} text
 * @param {number} least
 * @param {number} most
 */
export function wholeNumber(option, text, least, most) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw wrongOption(
    `${option} ${text} is not possible`,
    `give a whole number from ${least} to ${most}`,
  );
}
