import { z } from 'zod';
import type { Fault } from './faults';

const names = z.array(z.string());

type OpenLine = { url: string; close: () => void };

/** The line between the storefront and the shop API; the faults of a key are for the requests with that id. */
export class Line {
  private constructor(private readonly line: OpenLine) {}

  static async open(apiPort: number): Promise<Line> {
    const { openFaultyLine } = await import('@/scripts/lib/faulty-line.mjs');
    return new Line(await openFaultyLine(apiPort));
  }

  get url(): string {
    return this.line.url;
  }

  close(): void {
    this.line.close();
  }

  async fail(key: string, call: string, fault: Fault): Promise<void> {
    await this.steer(key, [{ call, ...fault }]);
  }

  async mend(key: string): Promise<void> {
    await this.steer(key, []);
  }

  /** How often a call with this key has reached the shop API. */
  async reached(key: string, call: string): Promise<number> {
    const reached = names.parse(await (await fetch(`${this.url}/faulty-line/${key}`)).json());
    return reached.filter((name) => name === call).length;
  }

  private async steer(key: string, faults: object[]): Promise<void> {
    const answer = await fetch(`${this.url}/faulty-line/${key}`, {
      method: 'PUT',
      body: JSON.stringify(faults),
    });
    if (!answer.ok) throw new Error(`The line answered ${answer.status}: ${await answer.text()}`);
  }
}
