import type { AddressInfo } from 'node:net';
import { allCalls } from '@/lib/contract/shop/all-calls';
import { products } from '@/shop-api/db/schema/catalogue';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { exitCodeOf, type Outcome, runConformance } from './run';
import { trySample } from './sample';
import { httpTarget, type Target } from './target';
import { remoteWorld, type World } from './world';

/** Enough for the whole contract on a busy machine. */
const PATIENCE_MS = 180_000;

let shop: TestShop;
let target: Target;

async function listen(opened: TestShop): Promise<Target> {
  await opened.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = opened.app.server.address() as AddressInfo;
  return { ...httpTarget(`http://127.0.0.1:${port}/`, opened.config.apiSecret), now: opened.clock.now };
}

beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.update(products).set({ stock: 99 });
  target = await listen(shop);
});
afterAll(() => shop.close());

async function walk(over: Target, ...names: string[]): Promise<Outcome & { lines: string }> {
  return walkIn(await remoteWorld(over, await trySample(over)), ...names);
}

async function walkIn(world: World, ...names: string[]): Promise<Outcome & { lines: string }> {
  const lines: string[] = [];
  const chosen =
    names.length > 0 ? { calls: allCalls.filter(({ name }) => names.includes(name)), behaviours: [] } : {};
  const outcome = await runConformance(world, (line) => void lines.push(line), chosen);
  return { ...outcome, lines: lines.join('\n') };
}

/** The API with the responses of one URL spoiled. */
function spoiling(url: string, spoil: (body: object) => unknown): Target {
  return {
    ...target,
    request: async (outgoing) => {
      const incoming = await target.request(outgoing);
      const isIt = outgoing.url.startsWith(url) && incoming.status === 200;
      return isIt ? { ...incoming, body: spoil(Object(incoming.body)) } : incoming;
    },
  };
}

test.each([
  ['all fits', { failed: 0, leftOut: 0 }, 0],
  ['something does not', { failed: 1, leftOut: 2 }, 1],
  ['something was left out', { failed: 0, leftOut: 2 }, 3],
])('the exit code is distinct when %s', (_what, outcome, code) => {
  expect(exitCodeOf({ passed: 5, ...outcome })).toBe(code);
});

describe('a conformance run over HTTP, without the database', () => {
  it(
    '[3.wire] [7.answers] finds nothing wrong with an API that follows the contract',
    async () => {
      const { lines, ...outcome } = await walk(target);
      expect(lines).not.toContain('✗');
      expect(lines).toContain('\n✓ decisions 10: the same Idempotency-Key sent twice gives one order');
      expect(outcome).toMatchObject({ failed: 0, leftOut: 0 });
      expect(outcome.passed).toBeGreaterThan(400);
    },
    PATIENCE_MS,
  );

  it('reports in one line what is missing, wrong or unknown in a response', async () => {
    const { lines, failed } = await walk(
      spoiling('/faq', () => ({ data: [{ id: 'one', question: 'Why?', answer: '', author: 'Meena' }] })),
      'faq',
    );
    expect(failed).toBe(1);
    expect(lines).toContain('✗ faq');
    expect(lines).toMatch(/answers good input sent as query .*: data\.0\.id: .*expected number/);
    const more = await walk(
      spoiling('/city', (body) => ({ ...body, secret: 1 })),
      'city',
    );
    expect(more.lines).toMatch(/✗ city\n.*fields the contract does not know: secret/);
  });

  it('continues when responses that other checks depend on are wrong, and reports it once for all rows', async () => {
    const over = spoiling('/productlist', (body) => {
      const { products: rows }: { products?: object[] } = body;
      return { ...body, products: rows?.map((row) => ({ ...row, selling_price: '20' })) };
    });
    const { lines, failed, leftOut } = await walk(over, 'productlist', 'relatedProducts', 'faq');
    expect(failed).toBe(1);
    expect(leftOut).toBeGreaterThan(0);
    expect(lines).toMatch(
      /^✗ productlist answered 200 with what the contract does not allow: products\.0\.selling_price: .*expected number, received string \(and \d+ more like it\)$/m,
    );
    expect(lines).toContain(
      '– relatedProducts: left out, it needs a product and a place, which could not be read',
    );
    expect(lines).toContain('✓ faq');
  });

  it('reports wrong refusals', async () => {
    const careless: Target = {
      ...target,
      request: (outgoing) =>
        target.request(
          outgoing.url.startsWith('/cartcount')
            ? { ...outgoing, headers: { ...outgoing.headers, authorization: `Bearer ${target.secret}` } }
            : outgoing,
        ),
    };
    const { lines, failed } = await walk(careless, 'cartcount');
    expect(failed).toBe(3);
    expect(lines).toMatch(
      /is refused to a caller with no credential: answered 200 .*not 401 untrusted_caller/,
    );
  });

  it('skips what would reach people when the API is not in demo mode, and says so', async () => {
    const real = await openTestShop({ demoMode: false });
    const { lines, failed, leftOut } = await walk(
      await listen(real),
      'register',
      'enquirySave',
      'profile',
      'cartinsert',
    );
    await real.close();
    expect(failed).toBe(0);
    expect(leftOut).toBeGreaterThan(20);
    expect(lines).toMatch(/– register: left out, the API is not in demo mode/);
    expect(real.sent).toEqual([]);
  });

  it('checks customer calls with codes read from phones, as far as there are phones', async () => {
    const real = await openTestShop({ demoMode: false });
    const over = await listen(real);
    const readCode = async (): Promise<string> => {
      await real.deliverSms();
      return /\d{4}/.exec(real.sent.at(-1)?.text ?? '')?.[0] ?? '';
    };
    const phones = { mobiles: ['9876543210'], readCode };
    const { lines, failed } = await walkIn(
      await remoteWorld(over, await trySample(over), phones),
      'profile',
      'signout',
      'register',
    );
    const sentTo = real.sent.map(({ mobile }) => mobile);
    await real.close();
    expect(failed).toBe(0);
    expect(lines).toMatch(/^✓ profile/m);
    expect(lines).toMatch(/– signout: left out, no phone was left for another customer/);
    expect(lines).toMatch(/– register: left out, the API is not in demo mode/);
    expect(sentTo).toEqual(['9876543210']);
  });
});
