import { allCommands } from '@/shop-api/operator/commands/all-commands';
import { parseLine, UsageError } from '@/shop-api/operator/parse-line';
import { Refusal } from '@/shop-api/operator/refusal';
import type { TestModeDeps } from './test-mode-deps';

/** Runs a command of `npm run shop`. @throws Refusal */
export async function operate(deps: TestModeDeps, name: string, input: unknown): Promise<unknown> {
  const command = allCommands.find((one) => one.name === name);
  if (!command) throw new Refusal(`There is no command "${name}".`);
  return command.execute({ ...deps, backup: undefined }, input);
}

/**
 * Runs a command line as typed after `npm run shop --` and returns its output; file names are local to this machine.
 *
 * @throws Refusal
 */
export async function operateLine(deps: TestModeDeps, words: readonly string[]): Promise<string> {
  const { dataDir, mediaDir = dataDir } = deps.testMode;
  const { command, typed } = parsed(words);
  const local = { cwd: process.cwd(), dataDir, mediaDir, databaseUrl: undefined };
  const result = await operate(deps, command.name, await command.prepare(typed, local));
  return (await command.show(result, typed, local)).text;
}

function parsed(words: readonly string[]) {
  try {
    const line = parseLine(allCommands, words);
    if (line.kind === 'run') return line;
    throw new Refusal('Help is for people: ask `npm run shop -- --help`.');
  } catch (error) {
    throw error instanceof UsageError ? new Refusal(error.message) : error;
  }
}
