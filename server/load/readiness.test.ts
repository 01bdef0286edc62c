import { openFront } from '@/server/testing/open-front';
import { readiness } from './readiness';

describe('/ready', () => {
  it('answers 200 only while the shop is ready, without calling Next', async () => {
    const stopped = new AbortController();
    const ready = readiness(stopped.signal);
    const front = await openFront({
      ready,
      next: () => {
        throw new Error('not Next');
      },
    });
    const statusOf = async (method: string) => (await fetch(`${front.origin}/ready`, { method })).status;
    expect(await statusOf('GET')).toBe(503);
    expect(ready.open()).toBe(true);
    expect(await statusOf('GET')).toBe(200);
    expect(await statusOf('HEAD')).toBe(200);
    stopped.abort();
    expect(await statusOf('GET')).toBe(503);
    await front.close();
  });

  it('stays 503 when the start ends after the stop began', async () => {
    const ready = readiness(AbortSignal.abort());
    const front = await openFront({ ready, next: () => undefined });
    expect(ready.open()).toBe(false);
    expect((await fetch(`${front.origin}/ready`)).status).toBe(503);
    await front.close();
  });
});
