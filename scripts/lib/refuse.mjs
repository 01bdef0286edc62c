import { parseArgs } from 'node:util';

/** Thrown for what the person at the terminal can put right: only its message is shown. */
export class Refusal extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** What was typed after a command. @throws Refusal with the usage for what it does not take */
export function parseOptions(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new Refusal(`${error.message}\n\n  ${usage}`);
  }
}

/** Runs a command's main function; a Refusal prints its message and ends with its exit code, any other error with 1. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
    process.exitCode = error instanceof Refusal ? error.exitCode : 1;
  }
}
