import fs from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { ShopError } from '@/lib/domain/errors';
import { requireServiceCredential } from '@/shop-api/plugins/gate';
import { describeError, type Logger } from '@/shop-api/plugins/log';
import { makeAddress } from './address';
import type { Command, OperatorContext } from './command';
import { Refusal, type refusalWire } from './refusal';
import { BODY_LIMIT_BYTES, COMMANDS_PATH, commandRequestWire, operatorStatus } from './wire';

export type EndpointOptions = {
  commands: readonly Command[];
  context: OperatorContext;
  /** A separate credential: the storefront's is not accepted. */
  operatorSecret: string;
  log: Logger;
};

/** The operator endpoint of a running shop; a separate server, so that it cannot be reached through the API's port. */
export function buildEndpoint({ commands, context, operatorSecret, log }: EndpointOptions): FastifyInstance {
  // why: a connection that stays open after the response would delay the shutdown
  const app = Fastify({ loggerInstance: log, bodyLimit: BODY_LIMIT_BYTES, maxRequestsPerSocket: 1 });
  app.addHook('onRequest', async (request) => requireServiceCredential(request, operatorSecret));
  app.post(COMMANDS_PATH, async (request, reply) => {
    const parsed = commandRequestWire.safeParse(request.body);
    if (!parsed.success) return reply.code(operatorStatus.malformed).send(malformed(parsed.error));
    const { name, input } = parsed.data;
    const command = commands.find((one) => one.name === name);
    if (!command) return reply.code(operatorStatus.unknownCommand).send();
    request.log.info({ command: name }, 'operator');
    return { result: await command.execute(context, input) };
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal) {
      const { message, problems } = error;
      const body: z.input<typeof refusalWire> = { message, problems: [...problems] };
      return reply.code(operatorStatus.refused).send(body);
    }
    const status = statusOf(error);
    if (status >= 500) request.log.error({ failure: describeError(error) }, 'operator command failed');
    if (status === operatorStatus.malformed && error instanceof Error) {
      const body: z.input<typeof refusalWire> = { message: error.message, problems: [] };
      return reply.code(status).send(body);
    }
    return reply.code(status).send();
  });
  return app;
}

/** The problems of an invalid command request, field by field. */
function malformed({ issues }: z.ZodError): z.input<typeof refusalWire> {
  const problems = issues.map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`);
  return { message: 'The command request is invalid.', problems };
}

/** ShopErrors of the gate have `status`, Fastify's own errors `statusCode`. */
function statusOf(error: unknown): number {
  if (error instanceof ShopError) return error.status;
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
}

/**
 * Listens for the operator of this data directory, whose lock the caller must hold. Returns a function that stops it.
 * @throws Refusal
 */
export async function openEndpoint(dataDir: string, options: EndpointOptions): Promise<() => Promise<void>> {
  const app = buildEndpoint(options);
  const address = makeAddress(dataDir);
  const isFile = process.platform !== 'win32';
  // why: a killed shop leaves its socket file behind
  if (isFile) fs.rmSync(address, { force: true });
  await app.listen({ path: address });
  if (isFile) fs.chmodSync(address, 0o600);
  return () => app.close();
}
