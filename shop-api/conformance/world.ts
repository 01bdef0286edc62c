import { z } from 'zod';
import type { GuestActor } from '@/lib/contract/actor-token';
import { register } from '@/lib/contract/shop/identity';
import { Mismatch } from './mismatch';
import { type Customer, newGuest, type ReadCode, signIn } from './people';
import type { Sample } from './sample';
import type { Incoming, Target } from './target';

/** What the conformance checks stand on: an API, something it sells, and customers of it. */
export type World = {
  target: Target;
  /** @throws LeftOut where none was found. */
  readonly sample: Sample;
  /** Why there is no sample: an answer that does not fit. */
  unread?: Mismatch | undefined;
  /** A customer nobody else has, who was this guest. @throws LeftOut where none can be made. */
  newCustomer(guest?: GuestActor): Promise<Customer>;
  /** A customer that checks may share. @throws LeftOut where none can be made. */
  customer(): Promise<Customer>;
  /** For calls that send a message to somebody or leave one. @throws LeftOut where they must not. */
  requireDemo(): void;
};

/** Why a check cannot be made against this API. */
export class LeftOut extends Error {}

/** Nothing more may be asked: what was sent went to a stranger. */
export class Stopped extends Error {}

/** Phones of the tester's own, each good for one customer: where codes are real they are read there. */
export type Phones = { mobiles: readonly string[]; readCode: ReadCode };

const NO_DEMO = 'the API is not in demo mode, so codes and messages would reach people';
const NO_PHONE = 'no phone was left for another customer';

const inboxSchema = z.object({ messages: z.array(z.object({ mobile: z.string(), text: z.string() })) });

/** An inbox is proof of it; a page that answers every address is none. */
async function isInDemoMode(target: Target): Promise<boolean> {
  const headers = { accept: 'application/json' };
  const { status, body } = await target.request({ method: 'GET', url: '/demo/sms', headers });
  return status === 200 && inboxSchema.safeParse(body).success;
}

/** The numbers asked about in demo mode are anybody's, so the first code that is sent in earnest is the last. */
function stoppingAtRealCode(target: Target): Target {
  return {
    ...target,
    request: async (outgoing) => {
      const incoming = await target.request(outgoing);
      if (outgoing.url === register.path && mayHaveSentCode(incoming))
        throw new Stopped(
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
 * A world with nothing but the API itself: customers sign in, which only demo mode lets a program do alone. What stands
 * on a sample is left out where none was found because an answer does not fit.
 */
export async function remoteWorld(api: Target, sample: Sample | Mismatch, phones?: Phones): Promise<World> {
  const isDemo = await isInDemoMode(api);
  const target = isDemo ? stoppingAtRealCode(api) : api;
  const requireDemo = (): void => {
    if (!isDemo) throw new LeftOut(NO_DEMO);
  };
  const mobiles = [...(phones?.mobiles ?? [])];
  const newCustomer = async (guest = newGuest()): Promise<Customer> => {
    if (isDemo) return signIn(target, { guest });
    const mobile = mobiles.shift();
    if (mobile === undefined) throw new LeftOut(phones ? NO_PHONE : NO_DEMO);
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
        throw new LeftOut('it needs a product and a place, which could not be read');
      return sample;
    },
  };
}
