import { z } from 'zod';
import type { Fault } from './faults';

const names = z.array(z.string());

type OpenProxy = { url: string; close: () => void };

/** Opens and controls the proxy between storefront and shop API. A `key` is the `x-request-id` of requests. */
export class FaultProxyClient {
  private constructor(private readonly proxy: OpenProxy) {}

  static async open(apiPort: number): Promise<FaultProxyClient> {
    const { openFaultyLine } = await import('@/scripts/lib/faulty-line.mjs');
    return new FaultProxyClient(await openFaultyLine(apiPort));
  }

  get url(): string {
    return this.proxy.url;
  }

  close(): void {
    this.proxy.close();
  }

  async injectFault(key: string, call: string, fault: Fault): Promise<void> {
    await this.putFaults(key, [{ call, ...fault }]);
  }

  async clearFaults(key: string): Promise<void> {
    await this.putFaults(key, []);
  }

  /** How many calls of this name and key reached the shop API. */
  async countReached(key: string, call: string): Promise<number> {
    const reached = names.parse(await (await fetch(`${this.url}/faulty-line/${key}`)).json());
    return reached.filter((name) => name === call).length;
  }

  private async putFaults(key: string, faults: object[]): Promise<void> {
    const answer = await fetch(`${this.url}/faulty-line/${key}`, {
      method: 'PUT',
      body: JSON.stringify(faults),
    });
    if (!answer.ok) throw new Error(`The proxy answered ${answer.status}: ${await answer.text()}`);
  }
}
