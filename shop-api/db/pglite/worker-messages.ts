/** Messages from the main thread; `stream` identifies a logical connection, `bytes` are PostgreSQL wire protocol. */
export type ToWorker =
  | { type: 'reset' }
  | { type: 'frontend'; stream: number; bytes: Uint8Array<ArrayBuffer> }
  /** Requests the database files; no query may run meanwhile. */
  | { type: 'dump' }
  | { type: 'close' };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'backend'; stream: number; bytes: Uint8Array<ArrayBuffer> }
  /** A tar of the database's files. */
  | { type: 'dumped'; tar: ArrayBuffer }
  | { type: 'notDumped'; message: string }
  | { type: 'closed' };

export type WorkerData = {
  databaseDir: string;
  /** True if a commit waits for the disk. */
  durable: boolean;
  /** A gzipped tar to fill an empty directory from. */
  loadFrom?: string | undefined;
};
