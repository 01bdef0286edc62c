import type { z } from 'zod';
import type { Database } from '@/shop-api/db/client';
import type { Deps } from '@/shop-api/deps';
import { Refusal } from './refusal';

/** What a command works with, the same in the running shop and in a command that opens the database itself. */
export type OperatorContext = Pick<Deps, 'db' | 'clock' | 'sms' | 'config'> & {
  backup: Database['backup'];
};

/** The side of the person who typed it: files are read and written there. */
export type Local = {
  /** Where relative file names start. */
  cwd: string;
  dataDir: string;
  mediaDir: string;
  databaseUrl: string | undefined;
};

/** The words after the command's name, and its options. */
export type Typed = Record<string, string | string[] | boolean>;

export type Arg = { name: string; about: string; optional?: boolean; many?: boolean };
/** An option without `value` is a switch. */
export type Option = { about: string; value?: string };

type Definition<Input extends z.ZodType, Output extends z.ZodType> = {
  /** One or two words, such as "price set". */
  name: string;
  summary: string;
  args?: readonly Arg[];
  options?: Record<string, Option>;
  /** Makes the input of what was typed, e.g. by reading a file; without it what was typed is the input. */
  prepare?: (typed: Typed, local: Local) => Promise<z.input<Input>>;
  /** Migrates and seeds first, where it opens the database itself. */
  preparesDatabase?: boolean;
  /** What must be done while nobody has the database open, in place of `run`. */
  runClosed?: (input: z.output<Input>, local: Local) => Promise<z.input<Output>>;
  input: Input;
  output: Output;
  /** Works on the database only. @throws Refusal when it must not be done. */
  run?: (context: OperatorContext, input: z.output<Input>) => Promise<z.input<Output>>;
  /** Takes the result to the operator's files. */
  finish?: (result: z.output<Output>, typed: Typed, local: Local) => Promise<void>;
  text: (result: z.output<Output>, typed: Typed) => string;
};

export type Shown = { result: unknown; text: string };

export type Command = {
  name: string;
  summary: string;
  args: readonly Arg[];
  options: Record<string, Option>;
  preparesDatabase: boolean;
  /** @throws Refusal */
  prepare: (typed: Typed, local: Local) => Promise<unknown>;
  /** Set for commands that must not find the database open. @throws Refusal */
  executeClosed: ((input: unknown, local: Local) => Promise<unknown>) | undefined;
  /** @throws Refusal */
  execute: (context: OperatorContext, input: unknown) => Promise<unknown>;
  show: (result: unknown, typed: Typed, local: Local) => Promise<Shown>;
};

/** One command of `npm run shop`: its name and words, what it takes and gives, and what it does to the database. */
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
      const given = definition.prepare ? await definition.prepare(typed, local) : typed;
      parseInput(definition.input, given);
      return given;
    },
    execute: async (context, given) => {
      if (!run) throw new Refusal(`"${name}" is not for a shop that is open.`);
      return definition.output.parse(await run(context, parseInput(definition.input, given)));
    },
    executeClosed: runClosed
      ? async (given, local) =>
          definition.output.parse(await runClosed(parseInput(definition.input, given), local))
      : undefined,
    show: async (given, typed, local) => {
      const result = definition.output.parse(given);
      await definition.finish?.(result, typed, local);
      return { result, text: definition.text(result, typed) };
    },
  };
}

function parseInput<Input extends z.ZodType>(schema: Input, given: unknown): z.output<Input> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  throw new Refusal('That cannot be done.', problems);
}
