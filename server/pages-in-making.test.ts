import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { pageStore } from './page-store';
import { pagesInMaking } from './pages-in-making';

/** Pages that are made when the test says so, and in which order they were begun. */
function kitchen(longestMs?: number) {
  const [any, atOnce] = [pageStore(), pageStore()];
  const { make } = pagesInMaking({ last: any.generation, lastAtOnce: atOnce.generation }, longestMs);
  const begun: string[] = [];
  const ask = (address: string, name: string) => {
    const [answer, behind] = [later(), later()];
    const res = new EventEmitter();
    const answered = make(address, {
      res,
      work: () => {
        begun.push(name);
        return answer.done.then(() => ({ behind: behind.done }));
      },
    });
    const end = (failure?: Error) => {
      answer.end(failure);
      behind.end();
    };
    return { answer: answer.end, end, answered, leave: () => res.emit('close') };
  };
  const changeAtOnce = () => {
    any.invalidate();
    atOnce.invalidate();
  };
  return { ask, begun, change: any.invalidate, changeAtOnce };
}

function later() {
  let end: (failure?: Error) => void = () => {};
  const done = new Promise<void>((resolve, reject) => {
    end = (failure) => (failure ? reject(failure) : resolve());
  });
  return { end, done };
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

  it('wait after a change for all of their address that were asked for before, even one that fails', async () => {
    const { ask, begun, change } = kitchen();
    const first = ask('/a', 'before');
    const failing = ask('/a', 'before, fails');
    const failed = expect(failing.answered).rejects.toThrow('no page');
    change();
    const later = ask('/a', 'after');
    first.end();
    await first.answered;
    await turn();
    expect(begun).not.toContain('after');
    failing.end(new Error('no page'));
    await failed;
    later.end();
    await later.answered;
    expect(begun).toEqual(['before', 'before, fails', 'after']);
  });

  it('wait again when something changes while they wait', async () => {
    const { ask, begun, change } = kitchen();
    const first = ask('/a', 'first');
    change();
    const second = ask('/a', 'second');
    const third = ask('/a', 'third');
    first.end();
    await turn();
    change();
    const last = ask('/a', 'last');
    second.end();
    await turn();
    expect(begun).toEqual(['first', 'second', 'third']);
    third.end();
    last.end();
    await last.answered;
    expect(begun).toEqual(['first', 'second', 'third', 'last']);
  });

  it('wait for what is made behind an answer only when nothing old may be shown once more', async () => {
    const { ask, begun, change, changeAtOnce } = kitchen();
    const old = ask('/a', 'old');
    old.answer();
    await old.answered;
    old.leave();
    change();
    const soon = ask('/a', 'soon');
    soon.end();
    await soon.answered;
    changeAtOnce();
    const atOnce = ask('/a', 'at once');
    await turn();
    expect(begun).toEqual(['old', 'soon']);
    old.end();
    atOnce.end();
    await atOnce.answered;
    expect(begun).toEqual(['old', 'soon', 'at once']);
  });

  it('are not waited for for ever when they hang', async () => {
    const { ask, begun, change } = kitchen(20);
    ask('/a', 'hangs');
    change();
    const next = ask('/a', 'next');
    next.end();
    await next.answered;
    expect(begun).toEqual(['hangs', 'next']);
  });

  it('are forgotten a while after their client left, though they never end', async () => {
    const { ask, begun, change } = kitchen(20);
    ask('/a', 'left').leave();
    change();
    const next = ask('/a', 'next');
    next.end();
    await next.answered;
    await turn();
    change();
    ask('/a', 'later');
    expect(begun).toEqual(['left', 'next', 'later']);
  });
});
