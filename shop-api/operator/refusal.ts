import { z } from 'zod';

/** What the operator can put right; nothing was changed. `problems` name each thing that is wrong. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly problems: readonly string[] = [],
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** A refusal as it travels to the command line. */
export const refusalWire = z.object({ message: z.string(), problems: z.array(z.string()) });
