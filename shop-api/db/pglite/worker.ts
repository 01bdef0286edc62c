import fs from 'node:fs';
import { inspect } from 'node:util';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS, startParamsOf } from './durable-fs';
import { isPanic } from './panic';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages';

function concat(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

function readTar(file: string): Blob {
  return new Blob([gunzipSync(fs.readFileSync(file))], { type: 'application/x-tar' });
}

async function open({ databaseDir, durable, loadFrom }: WorkerData): Promise<PGlite> {
  const files = new DurableNodeFS(databaseDir);
  const engine = await PGlite.create({
    fs: files,
    extensions: { fuzzystrmatch, pg_trgm },
    startParams: startParamsOf(PGlite.defaultStartParams, durable),
    ...(loadFrom === undefined ? {} : { loadDataDir: readTar(loadFrom) }),
  });
  const before = files.syncCount;
  await engine.exec('create table if not exists fsync_check (at timestamptz); truncate fsync_check');
  if (durable && files.syncCount === before) {
    await engine.close();
    throw new Error('The embedded database does not reach the disk: a commit made no fsync.');
  }
  return engine;
}

/** Returns an error message instead of throwing, so that unreadable files do not end the database. */
async function dump(engine: PGlite): Promise<ArrayBuffer | string> {
  try {
    return await (await engine.dumpDataDir('none')).arrayBuffer();
  } catch (error) {
    // why: the engine's file system throws values that are not Errors
    return error instanceof Error ? error.message : inspect(error);
  }
}

/** Handles messages one after the other in the single session; a new logical connection starts from a clean state. */
function serve(port: MessagePort, engine: PGlite): void {
  const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

  const handle = async (message: ToWorker): Promise<void> => {
    if (message.type === 'frontend') {
      const chunks: Uint8Array[] = [];
      await engine.execProtocolRawStream(message.bytes, {
        syncToFs: false,
        onRawData: (chunk) => chunks.push(chunk.slice()),
      });
      const bytes = concat(chunks);
      // why: the engine would hang at the next statement; after a restart it replays its log
      if (isPanic(bytes)) throw new Error('The embedded database cannot go on. Is the disk full?');
      post({ type: 'backend', stream: message.stream, bytes }, [bytes.buffer]);
    } else if (message.type === 'reset') {
      await engine.exec('rollback');
      await engine.exec('discard all');
    } else if (message.type === 'dump') {
      const tar = await dump(engine);
      if (typeof tar === 'string') post({ type: 'notDumped', message: tar });
      else post({ type: 'dumped', tar }, [tar]);
    } else {
      await engine.exec('rollback');
      await engine.exec('checkpoint');
      await engine.close();
      post({ type: 'closed' });
    }
  };

  let queue = Promise.resolve();
  port.on('message', (message: ToWorker) => {
    queue = queue.then(() => handle(message));
  });
  post({ type: 'ready' });
}

async function start(): Promise<void> {
  if (!parentPort) throw new Error('worker.ts runs in a worker thread only');
  const data: WorkerData = workerData;
  serve(parentPort, await open(data));
}

void start();
