import { Dispatcher, getGlobalDispatcher, setGlobalDispatcher } from 'undici';

/** What the storefront sent. */
export type SentCall = { url: URL; method: string; headers: Headers; body: string | undefined };

type AnswerCall = (sent: SentCall) => Response | Promise<Response>;

const network = getGlobalDispatcher();
afterEach(() => setGlobalDispatcher(network));

/** Has the shop API answer every call in this way until the test ends; what is thrown breaks the connection. */
export function shopApiAnswers(answer: AnswerCall): jest.Mock<ReturnType<AnswerCall>, [SentCall]> {
  const api = jest.fn(answer);
  setGlobalDispatcher(new AnsweringDispatcher(api));
  return api;
}

/** The shop API hears every call and says nothing, until the storefront's time for it is over; which is soon. */
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
  let isGivenUp = false;
  let wanted = () => {};
  handler.onConnect?.((reason) => {
    isGivenUp = true;
    wanted();
    handler.onError?.(reason ?? new Error('given up'));
  });
  try {
    const { status, statusText, body } = await answer();
    handler.onHeaders?.(status, [], () => wanted(), statusText);
    for await (const chunk of body ?? []) {
      if (isGivenUp) return;
      if (handler.onData?.(Buffer.from(chunk)) !== false) continue;
      await new Promise<void>((resolve) => {
        wanted = resolve;
      });
    }
    handler.onComplete?.([]);
  } catch (error) {
    handler.onError?.(error instanceof Error ? error : new Error(String(error)));
  }
}
