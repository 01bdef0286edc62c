import { createServer, type Server } from 'node:http';
import { answerClientErrors } from './client-error';

export type ServerLimits = {
  /** Until the head of a request, and all of it, must have arrived. */
  headersTimeout: number;
  requestTimeout: number;
  /** How often the two are looked at. */
  connectionsCheckingInterval: number;
  /** A connection between two requests, and one on which nothing moves during a request. */
  keepAliveTimeout: number;
  idleTimeout: number;
};

/** In milliseconds. Keep-alive outlasts that of nginx (60 s), so that it never sends into a closing connection. */
export const LIMITS: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 30_000,
};

// A long address still gets the shop's own answer (targetForNext).
const MAX_HEADER_BYTES = 64 * 1024;

/** A server that gives up on who is too slow and answers what it cannot read. */
export function createHttpServer({ idleTimeout, ...limits }: ServerLimits): Server {
  const server = createServer({ ...limits, maxHeaderSize: MAX_HEADER_BYTES });
  server.timeout = idleTimeout;
  answerClientErrors(server);
  return server;
}
