import { openFront } from '@/server/testing/open-front';
import { readiness } from './readiness';

describe('/ready', () => {
  it('answers 200 only while the shop is ready, without calling Next', async () => {
    const ready = readiness();
    const front = await openFront({
      ready,
      next: () => {
        throw new Error('not Next');
      },
    });
    const statusOf = async (method: string) => (await fetch(`${front.origin}/ready`, { method })).status;
    expect(await statusOf('GET')).toBe(503);
    ready.set(true);
    expect(await statusOf('GET')).toBe(200);
    expect(await statusOf('HEAD')).toBe(200);
    ready.set(false);
    expect(await statusOf('GET')).toBe(503);
    await front.close();
  });
});
