import { pageStore } from './page-store';
import { pagesInMaking } from './pages-in-making';

/** Pages that are made when the test says so, and in which order they were begun. */
function kitchen() {
  const { now, doubt } = pageStore();
  const { make } = pagesInMaking(now);
  const begun: string[] = [];
  const ask = (address: string, name: string) => {
    let end: (failure?: Error) => void = () => {};
    const work = new Promise<void>((resolve, reject) => {
      end = (failure) => (failure ? reject(failure) : resolve());
    });
    const answered = make(address, () => {
      begun.push(name);
      return work;
    });
    return { end, answered };
  };
  return { ask, begun, change: doubt };
}

describe('pages in the making', () => {
  it('are made side by side while nothing changes, and of other addresses always', async () => {
    const { ask, begun, change } = kitchen();
    ask('/a', 'a');
    ask('/a', 'a again');
    change();
    ask('/b', 'b');
    expect(begun).toEqual(['a', 'a again', 'b']);
  });

  it('wait after a change for those of their address that were asked for before, even one that fails', async () => {
    const { ask, begun, change } = kitchen();
    const first = ask('/a', 'before');
    const failing = ask('/a', 'before, fails');
    const failed = expect(failing.answered).rejects.toThrow('no page');
    change();
    const later = ask('/a', 'after');
    first.end();
    await first.answered;
    expect(begun).not.toContain('after');
    failing.end(new Error('no page'));
    await failed;
    later.end();
    await later.answered;
    expect(begun).toEqual(['before', 'before, fails', 'after']);
  });
});
