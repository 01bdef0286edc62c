/** Main thread to worker; `stream` numbers one logical connection, `bytes` are PostgreSQL's wire protocol. */
export type ToWorker =
  | { type: 'reset' }
  | { type: 'frontend'; stream: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'close' };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'backend'; stream: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'closed' };

export type WorkerData = { databaseDir: string };
