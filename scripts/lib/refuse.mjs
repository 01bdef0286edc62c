/** Thrown for what the person at the terminal can put right: only its message is shown. */
export class Refusal extends Error {}

/** Runs a command's main function; a Refusal prints its message and ends with exit code 1. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
