import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { sendError } from './send-error';

export type HeldResponse = { status: number; body: Buffer };
export type Send = (status: number, body?: Buffer) => void;

/**
 * Buffers a response until it is complete and passes it to `release`, which may change it and must call `send`. When
 * `release` fails, the client gets a 500 from the front. Streamed responses are buffered too, so use it only where the
 * whole response is available at once.
 *
 * @param isHeld decides by the status when the response begins; others are sent unbuffered
 */
export function holdResponse(
  res: ServerResponse,
  release: (held: HeldResponse, send: Send) => void | Promise<void>,
  isHeld: (status: number) => boolean = () => true,
): void {
  const { writeHead, end } = res;
  const headersOfFront = res.getHeaders();
  const parts: Buffer[] = [];
  let isHolding = false;
  let isReleased = false;
  const addPart = (part: unknown): void => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
  const send: Send = (status, body) => {
    if (res.destroyed || res.headersSent) return;
    Reflect.apply(writeHead, res, [status]);
    Reflect.apply(end, res, body ? [body] : []);
  };
  const releaseAll = async (): Promise<void> => {
    try {
      await release({ status: res.statusCode, body: Buffer.concat(parts) }, send);
    } catch (error) {
      console.error(error);
      if (res.destroyed || res.headersSent) return;
      Object.assign(res, { writeHead, end });
      sendFailure(res, headersOfFront);
    }
  };

  /** Replaces a method of the response; `held` is what the method does while the response is buffered. */
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
    addPart(part);
    return true;
  });
  hold('end', (part) => {
    if (isReleased) return res;
    isReleased = true;
    addPart(part);
    void releaseAll();
    return res;
  });
}

function sendFailure(res: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value ?? []);
  sendError(res.req, res, { status: 500, code: 'internal', page: 'error.page_text' });
}
