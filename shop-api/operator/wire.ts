import { z } from 'zod';

/** The command request to the running shop. */
export const commandRequestWire = z.object({ name: z.string(), input: z.unknown() });
export const commandResponseWire = z.object({ result: z.unknown() });
export const COMMANDS_PATH = '/commands';
/** Large enough for a whole catalogue with its texts. */
export const BODY_LIMIT_BYTES = 64 * 1024 * 1024;
export const operatorStatus = {
  done: 200,
  malformed: 400,
  unknownCaller: 401,
  unknownCommand: 404,
  refused: 422,
} as const;
