import { parseArgs } from 'node:util';
import { codeOf, messageOf } from './errors.mjs';

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

/**
 * Parses the command-line arguments.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 * @throws Refusal with the usage for an unknown one
 */
export function parseOptions(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!codeOf(error).startsWith('ERR_PARSE_ARGS')) throw error;
    throw new Refusal(`${messageOf(error)}\n\n  ${usage}`);
  }
}

/**
 * Runs a command's main function, and sets the exit code: its result, a Refusal's, or 1 for any other error.
 *
 * @param {() => Promise<number | void>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
    process.exitCode = error instanceof Refusal ? error.exitCode : 1;
  }
}
