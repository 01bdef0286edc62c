import { enquirySave } from '@/lib/contract/shop/enquiry';
import { profile, register, resendotp } from '@/lib/contract/shop/identity';
import { appTarget } from '@/shop-api/testing/app-target';
import { answer, at, type Fault } from '@/shop-api/testing/faulty-target';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { runConformance } from './run';
import { findSample } from './sample';
import { remoteWorld } from './world';

/** Calls that send something to somebody, or need a customer. */
const calls = [register, resendotp, profile, enquirySave];

let real: TestShop;
beforeAll(async () => {
  real = await openTestShop({ demoMode: false });
});
afterAll(() => real.close());

/** Checks an API that sends codes to people, and counts the calls that may have sent one. */
async function walk(fault: Fault) {
  const target = appTarget(real);
  const asked: string[] = [];
  const send = fault(target.request);
  const over: typeof target = {
    ...target,
    request: (outgoing) => {
      if (/^\/(register|resendotp|enquirySave)/.test(outgoing.url)) asked.push(outgoing.url);
      return send(outgoing);
    },
  };
  const lines: string[] = [];
  const world = await remoteWorld(over, await findSample(target));
  const outcome = await runConformance(world, (line) => void lines.push(line), { calls });
  await real.deliverSms();
  return { ...outcome, asked, lines: lines.join('\n'), sent: real.sent.splice(0) };
}

const page = { status: 200, headers: {}, body: '<!doctype html><title>Shop</title>' };

it.each<[string, Fault]>([
  ['a page for every address', at('/demo/sms', async () => page)],
  ['JSON for every address', at('/demo/sms', async () => answer({ status: 'ok' }))],
])('does not take %s for a demo inbox, and sends nobody an SMS', async (_what, fault) => {
  const { asked, sent, lines, failed } = await walk(fault);
  expect(asked).toEqual([]);
  expect(sent).toEqual([]);
  expect(failed).toBe(0);
  expect(lines).toContain('– register: left out, the API is not in demo mode');
});

it('ends at the first code that is not in the response, as it went to somebody', async () => {
  const { asked, lines, failed } = await walk(at('/demo/sms', async () => answer({ messages: [] })));
  expect(asked).toEqual(['/register']);
  expect(failed).toBe(1);
  expect(lines).toMatch(
    /✗ register\n.*: register answered no data\.otp in demo mode, so its code went to somebody: the walk ends here$/,
  );
});
