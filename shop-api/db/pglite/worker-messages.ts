/** Main thread to worker; `stream` numbers one logical connection, `bytes` are PostgreSQL's wire protocol. */
export type ToWorker =
  | { type: 'reset' }
  | { type: 'frontend'; stream: number; bytes: Uint8Array<ArrayBuffer> }
  /** Asks for the files of the database; nothing else may be going on. */
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
  /** A commit waits for the disk. */
  durable: boolean;
  /** A gzipped tar to fill an empty directory with. */
  loadFrom?: string | undefined;
};
