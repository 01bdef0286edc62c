import { Refusal } from './refusal.mjs';

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
