import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with web APIs that it lacks, taken from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    const { Headers, Request, Response, TextDecoder, TextEncoder, structuredClone, ReadableStream } =
      globalThis;
    Object.assign(this.global, {
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      structuredClone,
      ReadableStream,
    });
  }
}
