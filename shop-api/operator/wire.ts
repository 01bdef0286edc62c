import { z } from 'zod';

/** What the command line asks of the running shop, and what it gets. */
export const askedWire = z.object({ name: z.string(), input: z.unknown() });
export const answeredWire = z.object({ result: z.unknown() });
export const COMMANDS_PATH = '/commands';
/** A whole catalogue with its texts. */
export const BODY_LIMIT_BYTES = 64 * 1024 * 1024;
export const operatorStatus = {
  done: 200,
  malformed: 400,
  unknownCaller: 401,
  unknownCommand: 404,
  refused: 422,
} as const;
