import { createServer, type Server } from 'node:http';
import { answerClientErrors } from './client-error';

export type ServerLimits = {
  /** Deadlines for the request's headers and for the whole request. */
  headersTimeout: number;
  requestTimeout: number;
  /** How often these two deadlines are checked. */
  connectionsCheckingInterval: number;
  /** Closes a connection that is idle between two requests, and one that is idle during a request. */
  keepAliveTimeout: number;
  idleTimeout: number;
};

/** In milliseconds. Keep-alive is longer than nginx's (60 s), so nginx never sends into a closing connection. */
export const LIMITS: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 30_000,
};

// Large enough that targetForNext, not Node, refuses a URL that is too long.
const MAX_HEADER_BYTES = 64 * 1024;

/** A server that times out slow clients and answers requests that it cannot parse. */
export function createHttpServer({ idleTimeout, ...limits }: ServerLimits): Server {
  const server = createServer({ ...limits, maxHeaderSize: MAX_HEADER_BYTES });
  server.timeout = idleTimeout;
  answerClientErrors(server);
  return server;
}
