import { z } from 'zod';

/** An error the operator can correct; nothing was changed. `problems` lists each mistake. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly problems: readonly string[] = [],
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** The wire format of a refusal. */
export const refusalWire = z.object({ message: z.string(), problems: z.array(z.string()) });
