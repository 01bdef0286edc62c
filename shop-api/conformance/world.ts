import { z } from 'zod';
import type { GuestActor } from '@/lib/contract/actor-token';
import { register } from '@/lib/contract/shop/identity';
import { Mismatch } from './mismatch';
import { type Customer, newGuest, type ReadCode, signIn } from './people';
import type { Sample } from './sample';
import type { Incoming, Target } from './target';

/** What the conformance checks need: an API, a sample product and place, and customers. */
export type World = {
  target: Target;
  /** @throws SkippedCheck when none was found. */
  readonly sample: Sample;
  /** The contract violation because of which there is no sample. */
  unread?: Mismatch | undefined;
  /** Creates a customer, signed in from this guest. @throws SkippedCheck when none can be created. */
  newCustomer(guest?: GuestActor): Promise<Customer>;
  /** A customer shared by checks. @throws SkippedCheck when none can be created. */
  customer(): Promise<Customer>;
  /** For calls that send or leave a message. @throws SkippedCheck outside demo mode. */
  requireDemo(): void;
};

/** Thrown when a check cannot be made against this API; the message is the reason. */
export class SkippedCheck extends Error {}

/** Thrown to end the run, because a message was sent to a stranger. */
export class AbortedRun extends Error {}

/** The tester's own phones, each for one customer, for APIs that send real codes. */
export type Phones = { mobiles: readonly string[]; readCode: ReadCode };

const NO_DEMO = 'the API is not in demo mode, so codes and messages would reach people';
const NO_PHONE = 'no phone was left for another customer';

const inboxSchema = z.object({ messages: z.array(z.object({ mobile: z.string(), text: z.string() })) });

/** Requires the demo inbox itself, since a server may answer 200 for every path. */
async function isInDemoMode(target: Target): Promise<boolean> {
  const headers = { accept: 'application/json' };
  const { status, body } = await target.request({ method: 'GET', url: '/demo/sms', headers });
  return status === 200 && inboxSchema.safeParse(body).success;
}

/** The numbers used in demo mode belong to strangers, so the run must end at the first real code. */
function stoppingAtRealCode(target: Target): Target {
  return {
    ...target,
    request: async (outgoing) => {
      const incoming = await target.request(outgoing);
      if (outgoing.url === register.path && mayHaveSentCode(incoming))
        throw new AbortedRun(
          'register answered no data.otp in demo mode, so its code went to somebody: the walk ends here',
        );
      return incoming;
    },
  };
}

const REFUSED = 2;
const registeredSchema = z.object({ data: z.object({ status: z.number(), otp: z.string().optional() }) });

function mayHaveSentCode({ status, body }: Incoming): boolean {
  if (status !== 200) return false;
  const { data: answer } = registeredSchema.safeParse(body);
  return answer?.data.otp === undefined && answer?.data.status !== REFUSED;
}

/**
 * A world that uses only the API: customers sign in, which works unattended in demo mode only. Checks that need a
 * sample are skipped if none was found because of a contract violation.
 */
export async function remoteWorld(api: Target, sample: Sample | Mismatch, phones?: Phones): Promise<World> {
  const isDemo = await isInDemoMode(api);
  const target = isDemo ? stoppingAtRealCode(api) : api;
  const requireDemo = (): void => {
    if (!isDemo) throw new SkippedCheck(NO_DEMO);
  };
  const mobiles = [...(phones?.mobiles ?? [])];
  const newCustomer = async (guest = newGuest()): Promise<Customer> => {
    if (isDemo) return signIn(target, { guest });
    const mobile = mobiles.shift();
    if (mobile === undefined) throw new SkippedCheck(phones ? NO_PHONE : NO_DEMO);
    return signIn(target, { guest, mobile, readCode: phones?.readCode });
  };
  let shared: Promise<Customer> | undefined;
  const customer = (): Promise<Customer> => {
    shared ??= newCustomer();
    return shared;
  };
  return {
    target,
    requireDemo,
    newCustomer,
    customer,
    unread: sample instanceof Mismatch ? sample : undefined,
    get sample() {
      if (sample instanceof Mismatch)
        throw new SkippedCheck('it needs a product and a place, which could not be read');
      return sample;
    },
  };
}
