import type { FastifyInstance } from 'fastify';
import { ShopError } from '@/lib/domain/errors';

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses new requests from now on; resolves when the running ones are answered. */
    drain: () => Promise<void>;
  }
}

/** Still answered while draining: the process does live. */
const LIVENESS = '/health';

/** Lets the API stop without cutting anybody off: while it drains, every new request gets 503 and loses its connection. */
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
