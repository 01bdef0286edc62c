import { untilConnection } from './connection';

afterEach(() => jest.restoreAllMocks());

function network(isThere: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

test('waiting for the network ends at once when it is there, else with its event', async () => {
  await untilConnection('online');
  network(false);
  const back = jest.fn();
  void untilConnection('online').then(back);
  await soon();
  expect(back).not.toHaveBeenCalled();
  network(true);
  await soon();
  expect(back).toHaveBeenCalledTimes(1);
});

test('a wait that was aborted does not end any more', async () => {
  const race = new AbortController();
  const lost = jest.fn();
  void untilConnection('offline', race.signal).then(lost);
  race.abort();
  network(false);
  await soon();
  expect(lost).not.toHaveBeenCalled();
});
