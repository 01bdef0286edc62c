import { Dispatcher, getGlobalDispatcher, setGlobalDispatcher } from 'undici';

/** A request that the storefront sent to the shop API. */
export type SentCall = { url: URL; method: string; headers: Headers; body: string | undefined };

type AnswerCall = (sent: SentCall) => Response | Promise<Response>;

const network = getGlobalDispatcher();
afterEach(() => setGlobalDispatcher(network));

/** Answers every call to the shop API with `answer` until the test ends; when it throws, the connection breaks. */
export function shopApiAnswers(answer: AnswerCall): jest.Mock<ReturnType<AnswerCall>, [SentCall]> {
  const api = jest.fn(answer);
  setGlobalDispatcher(new AnsweringDispatcher(api));
  return api;
}

/** The shop API receives every call and never answers; the storefront's timeout is cut to almost nothing. */
export function shopApiIsSilent(): jest.Mock<ReturnType<AnswerCall>, [SentCall]> {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const time = new AbortController();
    setImmediate(() => time.abort(new DOMException('timed out', 'TimeoutError')));
    return time.signal;
  });
  return shopApiAnswers(() => new Promise(() => {}));
}

class AnsweringDispatcher extends Dispatcher {
  constructor(private readonly answer: AnswerCall) {
    super();
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandlers): boolean {
    void carry(() => this.answer(toSentCall(options)), handler);
    return true;
  }
}

function toSentCall({ origin, path, method, headers, body }: Dispatcher.DispatchOptions): SentCall {
  return {
    url: new URL(path, origin),
    method,
    headers: new Headers(Object.entries(headers ?? {})),
    body: typeof body === 'string' ? body : undefined,
  };
}

async function carry(
  answer: () => ReturnType<AnswerCall>,
  handler: Dispatcher.DispatchHandlers,
): Promise<void> {
  let isAborted = false;
  let resume = () => {};
  handler.onConnect?.((reason) => {
    isAborted = true;
    resume();
    handler.onError?.(reason ?? new Error('aborted'));
  });
  try {
    const { status, statusText, body } = await answer();
    handler.onHeaders?.(status, [], () => resume(), statusText);
    for await (const chunk of body ?? []) {
      if (isAborted) return;
      if (handler.onData?.(Buffer.from(chunk)) !== false) continue;
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
    }
    handler.onComplete?.([]);
  } catch (error) {
    handler.onError?.(error instanceof Error ? error : new Error(String(error)));
  }
}
