import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { z } from 'zod';

type Stream = { nfd?: number | null; node: unknown };
type NodeStreamOps = { fsync?: (stream: Stream) => number };
type NodeFsModule = { NODEFS: { stream_ops: NodeStreamOps; realPath(node: unknown): string } };

const nodeFsModule = z.custom<NodeFsModule>(
  (value) =>
    typeof value === 'object' && value !== null && 'NODEFS' in value && typeof value.NODEFS === 'object',
  'PGlite no longer exposes NODEFS: durable-fs.ts must be adapted to this version',
);

function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/**
 * PGlite's Node file system with the missing fsync: without it a power cut can leave a database that does not open
 * (electric-sql/pglite#1107). It uses internals, so the PGlite version is pinned, and `syncCount` lets the worker
 * verify at start that a commit reaches the disk.
 */
export class DurableNodeFS extends NodeFS {
  syncCount = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (module: unknown): void => {
      const { stream_ops: operations, realPath } = nodeFsModule.parse(module).NODEFS;
      operations.fsync = (stream) => {
        if (typeof stream.nfd === 'number') fs.fsyncSync(stream.nfd);
        else syncPath(realPath(stream.node));
        this.syncCount += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/** Start parameters of PGlite, with memory and WAL sized for a small shop, and fsync on if `durable`. */
export function startParamsOf(defaults: typeof PGlite.defaultStartParams, durable: boolean): string[] {
  const settings = {
    fsync: durable ? 'on' : 'off',
    wal_sync_method: 'fsync',
    shared_buffers: '32MB',
    max_wal_size: '64MB',
    min_wal_size: '32MB',
  };
  return [
    ...defaults.filter((parameter) => parameter !== '-F'),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
