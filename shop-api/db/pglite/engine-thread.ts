import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { apiRoot } from '@/shop-api/root';
import { WireStream } from './wire-stream';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages';

export type EngineThread = {
  /** Opens a logical connection for the pool; only one may be open at a time. */
  connect(): WireStream;
  /** A tar of the database files; no query may run meanwhile. @throws Error when they cannot be read. */
  dump(): Promise<ArrayBuffer>;
  close(): Promise<void>;
};

const BUNDLED = path.join(apiRoot, 'pglite-worker.cjs');
const SOURCE = path.join(apiRoot, 'db/pglite/worker.ts');
/** When run from the sources (development, tests), the thread loads TypeScript through tsx. */
const LOADER = "require('tsx/cjs'); require(require('node:worker_threads').workerData.source)";

function startWorker(data: WorkerData): Worker {
  if (fs.existsSync(BUNDLED)) return new Worker(BUNDLED, { workerData: data });
  return new Worker(LOADER, { eval: true, workerData: { ...data, source: SOURCE } });
}

/**
 * Runs PGlite in a worker thread: on the main thread it would block the event loop for tens of milliseconds.
 *
 * @throws Error when the engine does not open.
 */
export async function startEngineThread(
  data: WorkerData,
  onFatal: (error: Error) => void,
): Promise<EngineThread> {
  const worker = startWorker(data);
  const streams = new Map<number, WireStream>();
  let nextStream = 1;
  let closing = false;

  await untilOpen(worker);

  const fail = (error: Error): void => {
    if (closing) return;
    closing = true;
    for (const stream of streams.values()) stream.destroy(error);
    onFatal(error);
  };
  worker.on('error', fail).on('exit', (code) => fail(ended(code)));
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'backend') streams.get(message.stream)?.push(Buffer.from(message.bytes.buffer));
  });

  return {
    connect() {
      const id = nextStream++;
      const stream = new WireStream(
        {
          reset: () => post(worker, { type: 'reset' }),
          send: (bytes) => post(worker, { type: 'frontend', stream: id, bytes }, [bytes.buffer]),
        },
        () => streams.delete(id),
      );
      streams.set(id, stream);
      return stream;
    },
    dump: () => dump(worker),
    async close() {
      if (closing) return;
      closing = true;
      await close(worker);
    },
  };
}

function post(worker: Worker, message: ToWorker, transfer: ArrayBuffer[] = []): void {
  worker.postMessage(message, transfer);
}

function ended(code: number): Error {
  return new Error(`The embedded database's thread ended with code ${code}.`);
}

function untilOpen(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(ended(code)));
  });
}

function dump(worker: Worker): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: FromWorker) => {
      if (message.type !== 'dumped' && message.type !== 'notDumped') return;
      settle();
      if (message.type === 'dumped') resolve(message.tar);
      else reject(new Error(`The database could not be copied: ${message.message}`));
    };
    const onExit = () => {
      settle();
      reject(new Error('The embedded database ended while it was copied.'));
    };
    const settle = () => worker.off('message', onMessage).off('exit', onExit);
    worker.on('message', onMessage).once('exit', onExit);
    post(worker, { type: 'dump' });
  });
}

async function close(worker: Worker): Promise<void> {
  await new Promise<void>((resolve) => {
    worker.on('message', (message: FromWorker) => message.type === 'closed' && resolve());
    worker.once('exit', () => resolve());
    post(worker, { type: 'close' });
  });
  await worker.terminate();
}
