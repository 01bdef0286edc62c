import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { sendError } from './send-error';

export type HeldResponse = { status: number; body: Buffer };
export type Send = (status: number, body?: Buffer) => void;

/** What sends a response, or a part of it. */
const METHODS = ['writeHead', 'flushHeaders', 'write', 'end'] as const;

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
  replaceMethods(res, isHeld, {
    writeHead: (status, ...rest) => {
      res.statusCode = Number(status);
      setHeaders(res, rest.at(-1));
      return res;
    },
    flushHeaders: () => undefined,
    write: (part) => {
      addPart(part);
      return true;
    },
    end: (part) => {
      if (isReleased) return res;
      isReleased = true;
      addPart(part);
      void releaseAll();
      return res;
    },
  });
}

/** Replaces the methods that send the response; from the first call on that `isHeld`, those of `held` run instead. */
function replaceMethods(
  res: ServerResponse,
  isHeld: (status: number) => boolean,
  held: Record<(typeof METHODS)[number], (...args: unknown[]) => unknown>,
): void {
  let isHolding = false;
  for (const name of METHODS) {
    const original = res[name];
    const method = (...args: unknown[]): unknown => {
      const status = name === 'writeHead' ? Number(args[0]) : res.statusCode;
      isHolding ||= !res.headersSent && isHeld(status);
      return isHolding ? held[name](...args) : Reflect.apply(original, res, args);
    };
    Object.assign(res, { [name]: method });
  }
}

function setHeaders(res: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null) return;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

function sendFailure(res: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value ?? []);
  sendError(res.req, res, { status: 500, code: 'internal', page: 'error.page_text' });
}
