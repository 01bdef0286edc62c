import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createHttpServer, LIMITS, type ServerLimits } from '@/server/http/http-server';
import { trustProxies } from '@/server/http/trusted-proxies';
import { trackBackgroundWork } from '@/server/load/background-work';
import { inFlight } from '@/server/load/in-flight';
import { pageQueue } from '@/server/load/page-queue';
import { readiness } from '@/server/load/readiness';
import { type BuiltShop, createFront, type FrontOptions } from '../front';

type TestOptions = Partial<Omit<FrontOptions, 'built' | 'next'>> & {
  next: Parameters<typeof trackBackgroundWork>[0];
  built?: Partial<BuiltShop>;
};

const NEVER = Symbol('never');

export type OpenFront = { server: Server; port: number; origin: string; close: () => Promise<void> };

/** Starts a front like that of the built shop, with defaults for the options that a test omits. */
export async function openFront(
  { built, next, ...given }: TestOptions,
  limits: Partial<ServerLimits> = {},
): Promise<OpenFront> {
  const server = createHttpServer({ ...LIMITS, ...limits });
  const front = createFront({
    appOrigin: 'http://localhost:3000',
    clientOf: trustProxies([]),
    isService: ({ url }) => url?.startsWith('/api/revalidate') ?? false,
    inFlight: inFlight(100),
    mediaDir: '.',
    next: trackBackgroundWork(next),
    lastImmediateChange: () => NEVER,
    queue: pageQueue(),
    moved: { movedTo: () => undefined, refresh: async () => true },
    ready: readiness(new AbortController().signal),
    built: {
      staticDir: 'server/testing',
      publicDir: 'server/testing',
      inlineStyles: (html) => ({ html, hashes: [] }),
      worker: { dir: 'server/testing', isOn: false },
      nowherePage: async () => undefined,
      unavailablePage: async () => undefined,
      ...built,
    },
    ...given,
  });
  server.on('request', front);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { server, port, origin: `http://127.0.0.1:${port}`, close };
}

/** Sends raw bytes; resolves with all that the server sends until it closes the connection. */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let response = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(response));
  });
}
