import type { ServerResponse } from 'node:http';

export type HeldAnswer = { status: number; body: Buffer };
export type Send = (status: number, body?: Buffer) => void;

/**
 * Holds an answer back until it is whole and hands it to `release`, which sends it with the methods of before. Answers
 * that are begun to be sent in parts are held as well, so this is for those that are whole at once.
 *
 * @param isHeld of the status that is known when an answer begins; what is not held goes out as it comes
 */
export function holdAnswer(
  res: ServerResponse,
  release: (held: HeldAnswer, send: Send) => void,
  isHeld: (status: number) => boolean = () => true,
): void {
  const { writeHead, end } = res;
  const parts: Buffer[] = [];
  let isHolding = false;
  let isReleased = false;
  const keep = (part: unknown): void => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
  const send: Send = (status, body) => {
    if (res.destroyed || res.headersSent) return;
    Reflect.apply(writeHead, res, [status]);
    Reflect.apply(end, res, body ? [body] : []);
  };

  /** Replaces a method of the response; `held` is what it does to an answer that is held. */
  const hold = (
    name: 'writeHead' | 'flushHeaders' | 'write' | 'end',
    held: (...args: unknown[]) => unknown,
  ): void => {
    const original = res[name];
    const method = (...args: unknown[]): unknown => {
      const status = name === 'writeHead' ? Number(args[0]) : res.statusCode;
      isHolding ||= !res.headersSent && isHeld(status);
      return isHolding ? held(...args) : Reflect.apply(original, res, args);
    };
    Object.assign(res, { [name]: method });
  };
  hold('writeHead', (status, ...rest) => {
    res.statusCode = Number(status);
    const headers = rest.at(-1);
    if (typeof headers === 'object' && headers !== null) {
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    }
    return res;
  });
  hold('flushHeaders', () => undefined);
  hold('write', (part) => {
    keep(part);
    return true;
  });
  hold('end', (part) => {
    if (isReleased) return res;
    isReleased = true;
    keep(part);
    release({ status: res.statusCode, body: Buffer.concat(parts) }, send);
    return res;
  });
}
