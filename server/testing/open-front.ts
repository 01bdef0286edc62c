import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type BuiltShop, createFront, type FrontOptions } from '../front';
import { createHttpServer, LIMITS, type ServerLimits } from '../http-server';
import { inFlight } from '../in-flight';
import { pageQueue } from '../page-queue';
import { readiness } from '../readiness';
import { trustProxies } from '../trusted-proxies';
import { tellWorkBehind } from '../work-behind';

type Given = Partial<Omit<FrontOptions, 'built' | 'next'>> & {
  next: Parameters<typeof tellWorkBehind>[0];
  built?: Partial<BuiltShop>;
};

const NEVER = Symbol('never');

export type OpenFront = { server: Server; port: number; origin: string; close: () => Promise<void> };

/** A front that listens, as the built shop has it, with what a test does not name left out. */
export async function openFront(
  { built, next, ...given }: Given,
  limits: Partial<ServerLimits> = {},
): Promise<OpenFront> {
  const server = createHttpServer({ ...LIMITS, ...limits });
  const front = createFront({
    appOrigin: 'http://localhost:3000',
    clientOf: trustProxies([]),
    isService: ({ url }) => url?.startsWith('/api/revalidate') ?? false,
    inFlight: inFlight(100),
    mediaDir: '.',
    next: tellWorkBehind(next),
    lastChangeAtOnce: () => NEVER,
    queue: pageQueue(),
    moved: { movedTo: () => undefined, refresh: async () => true },
    ready: readiness(),
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

/** What a server answers to these bytes until it ends the connection. */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
