import { type ApiConfig, readConfig } from '@/shop-api/config';
import { NotPermittedError } from '@/shop-api/files/permitted';
import type { Command } from './command';
import { allCommands } from './commands/all-commands';
import { commandHelp, commandList, generalHelp } from './help';
import { parseLine, UsageError } from './parse-line';
import { Refusal } from './refusal';
import { runCommand } from './run-command';

export type Terminal = { out: (text: string) => void; err: (text: string) => void; cwd: string };

const exitCodes = { done: 0, refused: 1, misunderstood: 2, failed: 3 } as const;

/** Runs one command line of the operator and returns its exit code. Never rejects. */
export async function shopCommand(
  words: readonly string[],
  env: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<number> {
  const asJson = words.includes('--json');
  try {
    const line = parseLine(allCommands, words);
    if (line.kind === 'help') terminal.out(helpFor(line.command, line.group));
    else terminal.out(await run(line.command, line.typed, line.json, configOf(env), terminal.cwd));
    return exitCodes.done;
  } catch (error) {
    return explain(error, terminal, asJson);
  }
}

/** @throws Refusal with what `npm run shop` found missing, which counts only for a line that is understood */
function configOf(env: Record<string, string | undefined>): ApiConfig {
  if (env.SETTINGS_REFUSED) throw new Refusal(env.SETTINGS_REFUSED);
  return readConfig(env);
}

async function run(
  command: Command,
  typed: Parameters<Command['prepare']>[0],
  json: boolean,
  config: ApiConfig,
  cwd: string,
): Promise<string> {
  const { dataDir, mediaDir, databaseUrl } = config;
  const local = { cwd, dataDir, mediaDir, databaseUrl };
  const input = await command.prepare(typed, local);
  const result = command.executeClosed
    ? await command.executeClosed(input, local)
    : await runCommand(config, command, input);
  const shown = await command.show(result, typed, local);
  return json ? JSON.stringify(shown.result, null, 2) : shown.text;
}

function explain(error: unknown, { err }: Terminal, asJson: boolean): number {
  const code = exitCodeOf(error);
  const message = messageOf(error);
  const problems = error instanceof Refusal ? error.problems : [];
  if (asJson) err(JSON.stringify({ error: message, problems }, null, 2));
  else err([message, ...problems.map((problem) => `  ${problem}`)].join('\n'));
  if (error instanceof UsageError && !asJson) {
    const isKnown = error.command !== undefined || error.group.length > 0;
    err(`\n${isKnown ? helpFor(error.command, error.group) : EVERY_COMMAND}`);
  }
  return code;
}

const EVERY_COMMAND = '"npm run shop -- --help" shows every command.';

/** The help for one command, for a group with a common first word, or for all commands. */
function helpFor(command: Command | undefined, group: readonly Command[]): string {
  if (command) return commandHelp(command);
  return group.length > 0 ? commandList(group) : generalHelp(allCommands);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return exitCodes.misunderstood;
  if (error instanceof Refusal || error instanceof NotPermittedError) return exitCodes.refused;
  return exitCodes.failed;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // why: the query builder's message contains the query with all its values
  return error.message.startsWith('Failed query') && error.cause instanceof Error
    ? `The database rejected the command: ${error.cause.message}`
    : error.message;
}
