import type { z } from 'zod';
import { plainIssue } from '@/lib/domain/plain-issue';
import type { Database } from '@/shop-api/db/client';
import type { Deps } from '@/shop-api/deps';
import { Refusal } from './refusal';

/** The dependencies of a command, the same in the running shop and when the command line opens the database itself. */
export type OperatorContext = Pick<Deps, 'db' | 'clock' | 'sms' | 'config'> & {
  backup: Database['backup'];
};

/** The environment of the command line, where files are read and written. */
export type LocalContext = {
  /** The directory that relative file names are resolved against. */
  cwd: string;
  dataDir: string;
  mediaDir: string;
  databaseUrl: string | undefined;
};

/** The arguments and options typed after the command's name. */
export type CommandLineArgs = Record<string, string | string[] | boolean>;

export type Arg = { name: string; about: string; optional?: boolean; many?: boolean };
/** An option without `value` is a switch. */
export type Option = { about: string; value?: string };

type Definition<Input extends z.ZodType, Output extends z.ZodType> = {
  /** One or two words, such as "price set". */
  name: string;
  summary: string;
  args?: readonly Arg[];
  options?: Record<string, Option>;
  /** Builds the input from the arguments, e.g. by reading a file; without it the arguments are the input. */
  prepare?: (typed: CommandLineArgs, local: LocalContext) => Promise<z.input<Input>>;
  /** Whether the database is migrated and seeded first, when the command line opens it itself. */
  preparesDatabase?: boolean;
  /** Replaces `run` for a command that requires that no process has the database open. */
  runClosed?: (input: z.output<Input>, local: LocalContext) => Promise<z.input<Output>>;
  input: Input;
  output: Output;
  /** Works on the database only. @throws Refusal when the command is not allowed or not possible. */
  run?: (context: OperatorContext, input: z.output<Input>) => Promise<z.input<Output>>;
  /** Writes the result to the operator's files. */
  finish?: (result: z.output<Output>, typed: CommandLineArgs, local: LocalContext) => Promise<void>;
  text: (result: z.output<Output>, typed: CommandLineArgs) => string;
};

export type CommandOutput = { result: unknown; text: string };

export type Command = {
  name: string;
  summary: string;
  args: readonly Arg[];
  options: Record<string, Option>;
  preparesDatabase: boolean;
  /** @throws Refusal */
  prepare: (typed: CommandLineArgs, local: LocalContext) => Promise<unknown>;
  /** Set for commands that require a closed database. @throws Refusal */
  executeClosed: ((input: unknown, local: LocalContext) => Promise<unknown>) | undefined;
  /** @throws Refusal */
  execute: (context: OperatorContext, input: unknown) => Promise<unknown>;
  show: (result: unknown, typed: CommandLineArgs, local: LocalContext) => Promise<CommandOutput>;
};

/** Defines a command of `npm run shop`: name, arguments, input, output and effect on the database. */
export function defineCommand<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Definition<Input, Output>,
): Command {
  const { name, summary, args = [], options = {}, preparesDatabase = false, run, runClosed } = definition;
  return {
    name,
    summary,
    args,
    options,
    preparesDatabase,
    prepare: async (typed, local) => {
      const raw = definition.prepare ? await definition.prepare(typed, local) : typed;
      parseInput(definition.input, raw);
      return raw;
    },
    execute: async (context, raw) => {
      if (!run) throw new Refusal(`"${name}" works only while the shop is stopped.`);
      return definition.output.parse(await run(context, parseInput(definition.input, raw)));
    },
    executeClosed: runClosed
      ? async (raw, local) =>
          definition.output.parse(await runClosed(parseInput(definition.input, raw), local))
      : undefined,
    show: async (raw, typed, local) => {
      const result = definition.output.parse(raw);
      await definition.finish?.(result, typed, local);
      return { result, text: definition.text(result, typed) };
    },
  };
}

function parseInput<Input extends z.ZodType>(schema: Input, raw: unknown): z.output<Input> {
  const parsed = schema.safeParse(raw, { error: plainIssue });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  throw new Refusal('Invalid input:', problems);
}
