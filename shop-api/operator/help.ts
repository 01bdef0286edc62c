import type { Command } from './command';

const PROGRAM = 'npm run shop --';

function argText({ name, many, optional }: Command['args'][number]): string {
  const text = `<${name}>${many ? ' …' : ''}`;
  return optional ? `[${text}]` : text;
}

function lines(entries: readonly (readonly [string, string])[]): string {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`).join('\n');
}

function optionEntries({ options }: Pick<Command, 'options'>): [string, string][] {
  return Object.entries(options).map(([name, { value, about }]) => [
    `--${name}${value === undefined ? '' : ` <${value}>`}`,
    about,
  ]);
}

const GLOBAL_OPTIONS: [string, string][] = [
  ['--json', 'answer as JSON (with npm run -s, nothing else is written)'],
  ['--help', 'show this'],
];

/** The help text of one command. */
export function commandHelp(command: Command): string {
  const usage = [PROGRAM, command.name, ...command.args.map(argText)].join(' ');
  const parts = [`${usage} [options]`, command.summary];
  if (command.args.length > 0) parts.push(lines(command.args.map((arg) => [argText(arg), arg.about])));
  parts.push(lines([...optionEntries(command), ...GLOBAL_OPTIONS]));
  return parts.join('\n\n');
}

/** Some commands with one line each. */
export function commandList(commands: readonly Command[]): string {
  return lines(
    commands.map(({ name, args, summary }) => [[name, ...args.map(argText)].join(' '), summary] as const),
  );
}

/** The general help: every command with one line. */
export function generalHelp(commands: readonly Command[]): string {
  return [
    `${PROGRAM} <command> [options]\n\nCommands for the operator of the shop. All but "restore" work while it is running, and all while it is stopped.`,
    commandList(commands),
    `--help explains each command. Exit codes: 0 done, 1 refused and nothing changed,\n2 not understood, 3 failed.`,
  ].join('\n\n');
}
