import type { FastifyInstance } from 'fastify';
import { buildApp } from '@/shop-api/app';
import type { Deps } from '@/shop-api/deps';
import { deliverDue } from '@/shop-api/modules/sms/deliver';
import { createLogger } from '@/shop-api/plugins/log';
import type { SmsGateway, SmsMessage } from '@/shop-api/ports/sms';
import { openTestDatabase } from './test-database';

/** A clock that stands still until a test moves it. */
export type TestClock = { now(): Date; forwardMs(ms: number): void };
export type TestShop = Deps & {
  app: FastifyInstance;
  clock: TestClock;
  /** What `deliverSms` has sent so far, the newest last. */
  sent: SmsMessage[];
  /** One round of the SMS worker. */
  deliverSms(gateway?: SmsGateway): Promise<void>;
  close(): Promise<void>;
};

/** The first suite of a run makes the seeded database, and a busy machine is slow at it. */
const PATIENCE_MS = 60_000;
jest.setTimeout(PATIENCE_MS);

const START = new Date('2026-11-21T06:30:00Z');

export function testClock(start: Date = START): TestClock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    forwardMs: (ms) => {
      at += ms;
    },
  };
}

/** The sample shop on a database of its own, in demo mode unless told otherwise. */
export async function openTestShop({ demoMode = true } = {}): Promise<TestShop> {
  const database = await openTestDatabase();
  // why: a crowd on a busy machine waits longer for a connection than a shop should let it
  database.pool.options.connectionTimeoutMillis = PATIENCE_MS;
  const sent: SmsMessage[] = [];
  const log = createLogger('silent');
  const gateway = { send: async (message: SmsMessage) => void sent.push(message) };
  const deps = {
    db: database.db,
    clock: testClock(),
    sms: { isOpen: true, wake: () => {} },
    config: {
      apiSecret: 'the-service-credential-of-a-test-shop',
      otpPepper: 'the-pepper-of-one-time-passwords-in-tests',
      demoMode,
      appOrigin: 'https://shop.example',
    },
  };
  const app = await buildApp(deps);
  return {
    ...deps,
    app,
    sent,
    deliverSms: (other: SmsGateway = gateway) => deliverDue({ ...deps, gateway: other, log }),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
