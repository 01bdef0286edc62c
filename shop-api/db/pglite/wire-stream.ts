import { Duplex } from 'node:stream';

const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;
const TERMINATE = 'X';
/**
 * Parse, Bind, Describe, Execute and Close are sent with the Sync that follows: one batch, one message to the worker.
 */
const BATCHED = new Set(['P', 'B', 'D', 'E', 'C']);

type Engine = {
  reset(): void;
  send(bytes: Uint8Array<ArrayBuffer>): void;
};

/**
 * A stream that `pg` uses as its socket: splits the bytes into protocol messages and passes whole batches to the
 * engine.
 */
export class WireStream extends Duplex {
  private pending: Buffer = Buffer.alloc(0);
  private batch: Buffer[] = [];
  private started = false;

  constructor(
    private readonly engine: Engine,
    private readonly onEnd: () => void,
  ) {
    super();
  }

  connect(): this {
    this.engine.reset();
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.pending = this.pending.length > 0 ? Buffer.concat([this.pending, chunk]) : chunk;
    for (let message = this.nextMessage(); message; message = this.nextMessage()) this.accept(message);
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.onEnd();
    done(error);
  }

  private nextMessage(): Buffer | undefined {
    // why: the startup message, the first one, has no type byte
    const headerBytes = this.started ? TYPE_BYTES : 0;
    if (this.pending.length < headerBytes + LENGTH_BYTES) return undefined;
    const length = headerBytes + this.pending.readInt32BE(headerBytes);
    if (this.pending.length < length) return undefined;
    const message = this.pending.subarray(0, length);
    this.pending = this.pending.subarray(length);
    return message;
  }

  private accept(message: Buffer): void {
    const type = this.started ? String.fromCharCode(message[0] ?? 0) : '';
    this.started = true;
    if (type === TERMINATE) return;
    this.batch.push(message);
    if (BATCHED.has(type)) return;
    this.engine.send(new Uint8Array(Buffer.concat(this.batch)));
    this.batch = [];
  }
}
