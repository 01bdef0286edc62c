import type { FastifyInstance } from 'fastify';
import { ShopError } from '@/lib/domain/errors';

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses new requests from now on; resolves when all running ones have ended. */
    drain: () => Promise<void>;
  }
}

/** Still answered while draining, as the process is healthy. */
const LIVENESS = '/health';

/** Graceful shutdown: while draining, every new request gets 503 and its connection is closed. */
export function registerDrain(app: FastifyInstance): void {
  const running = new Set<symbol>();
  let whenIdle: (() => void) | undefined;

  app.decorate('drain', () => {
    const idle = new Promise<void>((resolve) => {
      whenIdle = resolve;
    });
    if (running.size === 0) whenIdle?.();
    return idle;
  });

  app.addHook('onRequest', async (request, reply) => {
    if (whenIdle) {
      reply.header('connection', 'close');
      if (request.url !== LIVENESS) throw new ShopError('unavailable');
    }
    const call = Symbol(request.id);
    running.add(call);
    reply.raw.once('close', () => {
      running.delete(call);
      if (running.size === 0) whenIdle?.();
    });
  });
}
