import { createInterface } from 'node:readline/promises';
import { MOBILE } from '@/lib/domain/form-patterns';
import { RefusedCallError } from './call-as';
import { Mismatch } from './mismatch';
import { exitCodeOf, runConformance } from './run';
import { trySample } from './sample';
import { httpTarget } from './target';
import { remoteWorld } from './world';

async function readCode(mobile: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`The code that was sent to ${mobile}: `)).trim();
  } finally {
    terminal.close();
  }
}

/**
 * `npm run conformance`: checks the API at SHOP_API_URL, with the service credential SHOP_API_SECRET. Arguments are
 * mobile numbers of phones at hand (docs/conformance.md).
 */
async function main(): Promise<number> {
  const { SHOP_API_URL: url, SHOP_API_SECRET: secret } = process.env;
  if (!url || !secret) throw new Error('SHOP_API_URL and SHOP_API_SECRET are needed.');
  const mobiles = process.argv.slice(2);
  const wrong = mobiles.find((mobile) => !MOBILE.test(mobile));
  if (wrong !== undefined)
    throw new Error(`${wrong} is no mobile number: ten digits that start with 6, 7, 8 or 9.`);
  const target = httpTarget(url, secret);
  const sample = await trySample(target);
  const world = await remoteWorld(target, sample, mobiles.length > 0 ? { mobiles, readCode } : undefined);
  const about = sample instanceof Mismatch ? '' : `, with ${sample.product.name} and ${sample.place.city}`;
  console.log(`The contract at ${url}${about}\n`);
  const outcome = await runConformance(world, (line) => console.log(line));
  const { passed, failed, leftOut } = outcome;
  console.log(`\n${passed} checks passed, ${failed} failed, ${leftOut} left out`);
  if (world.unread) console.log('Not even its catalogue could be read: is this the address of a shop API?');
  return exitCodeOf(outcome);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(`The API could not be checked: ${reasonOf(error)}`);
    process.exitCode = 2;
  },
);

function reasonOf(error: unknown): string {
  if (error instanceof RefusedCallError && error.code === 'untrusted_caller') {
    return `${error.message}. SHOP_API_SECRET is not what it knows its callers by, or its clock is another.`;
  }
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return `${message.slice(0, 500)}${cause instanceof Error ? ` (${cause.message})` : ''}`;
}
