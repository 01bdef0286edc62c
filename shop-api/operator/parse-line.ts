import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Command, CommandLineArgs } from './command';

/** A command line that cannot be parsed; it is reported together with help. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly command?: Command,
    /** Commands with the same first word. */
    readonly group: readonly Command[] = [],
  ) {
    super(message);
    this.name = 'UsageError';
  }
}

export type Line =
  | { kind: 'help'; command: Command | undefined; group: readonly Command[] }
  | { kind: 'run'; command: Command; typed: CommandLineArgs; json: boolean };

const GLOBAL_OPTIONS = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const;

/** @throws UsageError */
export function parseLine(commands: readonly Command[], typed: readonly string[]): Line {
  const words = typed[0] === 'help' ? typed.slice(1) : typed;
  const command = commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));
  const isHelp = words.length === 0 || words !== typed || words.includes('--help') || words.includes('-h');
  if (!command) {
    const group = commands.filter(({ name }) => name.startsWith(`${words[0]} `));
    const isGroup = words.length === 1 && group.length > 0;
    if (isHelp || isGroup) return { kind: 'help', command: undefined, group };
    throw new UsageError(`There is no command "${words.slice(0, 2).join(' ')}".`, undefined, group);
  }
  const rest = words.slice(command.name.split(' ').length);
  if (isHelp) return { kind: 'help', command, group: [] };
  const { values, positionals } = parseWords(command, rest);
  const { json = false, ...options } = values;
  return {
    kind: 'run',
    command,
    typed: { ...options, ...namedArgs(command, positionals) },
    json: json === true,
  };
}

function parseWords(command: Command, args: readonly string[]) {
  const own = Object.entries(command.options).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  const options: ParseArgsConfig['options'] = { ...Object.fromEntries(own), ...GLOBAL_OPTIONS };
  try {
    const { values, positionals, tokens } = parseArgs({
      args: args.map(escapeNegative),
      options,
      allowPositionals: true,
      strict: true,
      tokens: true,
    });
    requireOnce(tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : [])));
    return { values: withoutUndefined(values), positionals: positionals.map(unescapeWord) };
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('. To specify');
    throw new UsageError(message, command);
  }
}

/** Only the last value would count. @throws Error */
function requireOnce(names: readonly string[]): void {
  const again = names.find((name, at) => names.indexOf(name) < at);
  if (again !== undefined) throw new Error(`${again} is given twice.`);
}

/** Put before a negative number, which would otherwise be parsed as an option; cannot be typed. */
const ESCAPE = '\0';
const escapeNegative = (word: string) => (/^-\d/.test(word) ? ESCAPE + word : word);
const unescapeWord = (word: string) => (word.startsWith(ESCAPE) ? word.slice(ESCAPE.length) : word);

function withoutUndefined(values: Record<string, unknown>): Record<string, string | boolean> {
  const options: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'boolean') options[name] = value;
    if (typeof value === 'string') options[name] = unescapeWord(value);
  }
  return options;
}

function namedArgs(command: Command, positionals: readonly string[]): CommandLineArgs {
  const typed: CommandLineArgs = {};
  const left = [...positionals];
  for (const { name, many, optional } of command.args) {
    if (left.length === 0 && !optional) throw new UsageError(`<${name}> is missing.`, command);
    const [word] = left;
    if (many) typed[name] = left.splice(0);
    else if (word !== undefined) typed[name] = left.shift() ?? word;
  }
  if (left.length > 0) throw new UsageError(`"${left[0]}" is not expected here.`, command);
  return typed;
}
