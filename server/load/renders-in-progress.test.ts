import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { pageStore } from '@/server/cache/page-store';
import { rendersInProgress } from './renders-in-progress';

/** Renders that end when the test says so; `begun` lists them in the order in which they began. */
function startRenders(maxWaitMs?: number) {
  const [any, atOnce] = [pageStore(), pageStore()];
  const { make } = rendersInProgress({ last: any.generation, lastImmediate: atOnce.generation }, maxWaitMs);
  const begun: string[] = [];
  const ask = (address: string, name: string) => {
    const [answer, background] = [later(), later()];
    const res = new EventEmitter();
    const answered = make(address, {
      res,
      work: () => {
        begun.push(name);
        return answer.done.then(() => ({ backgroundWork: background.done }));
      },
    });
    const end = (failure?: Error) => {
      answer.end(failure);
      background.end();
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

describe('renders in progress', () => {
  it('run concurrently while nothing changes, and always for different URLs', async () => {
    const { ask, begun, change } = startRenders();
    ask('/a', 'a');
    ask('/a', 'a again');
    change();
    ask('/b', 'b');
    expect(begun).toEqual(['a', 'a again', 'b']);
  });

  it('wait after a change for all older renders of the same URL, even for one that fails', async () => {
    const { ask, begun, change } = startRenders();
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

  it('wait again when there is another change while they wait', async () => {
    const { ask, begun, change } = startRenders();
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

  it('wait for background renders only after a change that allows no stale page', async () => {
    const { ask, begun, change, changeAtOnce } = startRenders();
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

  it('stop waiting for an older render that hangs', async () => {
    const { ask, begun, change } = startRenders(20);
    ask('/a', 'hangs');
    change();
    const next = ask('/a', 'next');
    next.end();
    await next.answered;
    expect(begun).toEqual(['hangs', 'next']);
  });

  it('are forgotten some time after their client left, even when they never end', async () => {
    const { ask, begun, change } = startRenders(20);
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
