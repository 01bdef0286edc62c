import type { ServerResponse } from 'node:http';

export type HeldAnswer = { status: number; body: Buffer };
export type Send = (status: number, body?: Buffer) => void;

/**
 * Holds an answer back until it is whole and hands it to `release`, which sends it with the methods of before. Answers
 * that are begun to be sent in parts are held as well, so this is for those that are whole at once.
 */
export function holdAnswer(res: ServerResponse, release: (held: HeldAnswer, send: Send) => void): void {
  const { writeHead, end } = res;
  const parts: Buffer[] = [];
  let isReleased = false;
  const keep = (part: unknown): void => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
  const send: Send = (status, body) => {
    if (res.destroyed || res.headersSent) return;
    Reflect.apply(writeHead, res, [status]);
    Reflect.apply(end, res, body ? [body] : []);
  };
  Object.assign(res, {
    writeHead: (status: number, ...rest: unknown[]) => {
      res.statusCode = status;
      const headers = rest.at(-1);
      if (typeof headers === 'object' && headers !== null) {
        for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      }
      return res;
    },
    flushHeaders: () => undefined,
    write: (part: unknown) => {
      keep(part);
      return true;
    },
    end: (part: unknown) => {
      if (isReleased) return res;
      isReleased = true;
      keep(part);
      release({ status: res.statusCode, body: Buffer.concat(parts) }, send);
      return res;
    },
  });
}
