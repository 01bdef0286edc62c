import { parseArgs } from 'node:util';

/** Thrown for what the person at the terminal can put right: only its message is shown. */
export class Refusal extends Error {}

/** What was typed after a command. @throws Refusal with the usage for what it does not take */
export function parseOptions(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new Refusal(`${error.message}\n\n  ${usage}`);
  }
}

/** Runs a command's main function; a Refusal prints its message and ends with exit code 1. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
