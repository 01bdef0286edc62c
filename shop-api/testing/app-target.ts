import type { FastifyInstance } from 'fastify';
import { parseJson, type Target } from '@/shop-api/conformance/target';

export type AppUnderTest = {
  app: FastifyInstance;
  clock: { now(): Date };
  config: { apiSecret: string };
};

/** A shop in this process as a call target. */
export function appTarget({ app, clock, config }: AppUnderTest): Target {
  return {
    secret: config.apiSecret,
    now: () => clock.now(),
    request: async ({ body, ...outgoing }) => {
      const response = await app.inject({ ...outgoing, ...(body === undefined ? {} : { payload: body }) });
      return { status: response.statusCode, headers: response.headers, body: parseJson(response.body) };
    },
  };
}
