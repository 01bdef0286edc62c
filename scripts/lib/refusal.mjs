/** An error that the user at the terminal can fix: only its message is shown, no stack. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {number} exitCode
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
