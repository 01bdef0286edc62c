import { runConformance } from './run';
import { findSample } from './sample';
import { httpTarget } from './target';
import { remoteWorld } from './world';

/** `npm run conformance`: SHOP_API_URL is the API that is walked, SHOP_API_SECRET what it knows its callers by. */
async function main(): Promise<number> {
  const { SHOP_API_URL: url, SHOP_API_SECRET: secret } = process.env;
  if (!url || !secret) throw new Error('SHOP_API_URL and SHOP_API_SECRET are needed.');
  const target = httpTarget(url, secret);
  const sample = await findSample(target);
  const world = await remoteWorld(target, sample);
  console.log(`The contract at ${url}, with ${sample.product.name} and ${sample.place.city}\n`);
  const { passed, failed, leftOut } = await runConformance(world, (line) => console.log(line));
  console.log(`\n${passed} checks passed, ${failed} failed, ${leftOut} left out`);
  return failed === 0 ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const reason = cause instanceof Error ? ` (${cause.message})` : '';
    console.error(`The API could not be walked: ${message.slice(0, 500)}${reason}`);
    process.exitCode = 2;
  },
);
