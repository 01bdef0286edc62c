import type { FastifyInstance } from 'fastify';
import { buildApp } from '@/shop-api/app';
import type { Database, Db } from '@/shop-api/db/client';
import type { Deps } from '@/shop-api/deps';
import { deliverDue } from '@/shop-api/modules/sms/deliver';
import { createLogger } from '@/shop-api/plugins/log';
import type { Clock } from '@/shop-api/ports/clock';
import { nearestPincode } from '@/shop-api/ports/geocoder/nearest-pincode';
import { localPayments } from '@/shop-api/ports/local-payments/local-payments';
import type { PaymentProvider } from '@/shop-api/ports/payments';
import type { SmsGateway, SmsMessage } from '@/shop-api/ports/sms';
import { openTestDatabase } from './test-database';

/** A clock that only moves when a test moves it. */
export type TestClock = { now(): Date; forwardMs(ms: number): void };
export type TestShop = Deps & {
  app: FastifyInstance;
  clock: TestClock;
  backup: Database['backup'];
  /** The SMS sent by `deliverSms` so far: rounds in order, within a round in any order. */
  sent: SmsMessage[];
  /** Runs the SMS worker once. */
  deliverSms(gateway?: SmsGateway): Promise<void>;
  close(): Promise<void>;
};

/** The first suite of a run creates the seeded database, which is slow on a busy machine. */
const PATIENCE_MS = 60_000;
jest.setTimeout(PATIENCE_MS);

const API_SECRET = 'the-service-credential-of-a-test-shop';

type TestShopOptions = {
  demoMode?: boolean;
  makePayments?: (db: Db, clock: Clock) => PaymentProvider | undefined;
};

function testPayments(db: Db, clock: Clock): PaymentProvider {
  return localPayments({ db, clock, pageUrl: 'https://pay.example', apiSecret: API_SECRET });
}

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

/** Opens the sample shop on its own database, by default in demo mode and with local payments. */
export async function openTestShop({
  demoMode = true,
  makePayments = testPayments,
}: TestShopOptions = {}): Promise<TestShop> {
  const database = await openTestDatabase();
  // why: on a busy machine, many test buyers wait longer for a connection than a shop should allow
  database.pool.options.connectionTimeoutMillis = PATIENCE_MS;
  const sent: SmsMessage[] = [];
  const log = createLogger('silent');
  const gateway = { send: async (message: SmsMessage) => void sent.push(message) };
  const { db } = database;
  const clock = testClock();
  const deps = {
    db,
    clock,
    payments: makePayments(db, clock),
    geocoder: nearestPincode,
    sms: { isOpen: true, wake: () => {} },
    config: {
      apiSecret: API_SECRET,
      otpPepper: 'the-pepper-of-one-time-passwords-in-tests',
      demoMode,
      appOrigin: 'https://shop.example',
    },
  };
  const app = await buildApp(deps);
  return {
    ...deps,
    backup: database.backup,
    app,
    sent,
    deliverSms: (other: SmsGateway = gateway) => deliverDue({ ...deps, gateway: other, log }),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
