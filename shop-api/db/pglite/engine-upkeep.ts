import type { Pool } from 'pg';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/durations';

const CHECK_EVERY_MS = 10_000;
const CHECKPOINT_AFTER_MS = MINUTE_MS;
const CHECKPOINT_AFTER_BYTES = 64 * 1024 * 1024;
const VACUUM_EVERY_MS = HOUR_MS;

type Position = { bytes: number };

/**
 * Runs checkpoints and vacuums, as PGlite has no background processes and WAL and tables would grow. A checkpoint
 * follows 60 s with writes or 64 MB of WAL; a vacuum runs hourly if anything was written.
 */
export function startEngineUpkeep(pool: Pool, onError: (error: unknown) => void): () => Promise<void> {
  let checkpointed = { bytes: -1, atMs: performance.now() };
  let vacuumed = { bytes: -1, atMs: performance.now() };
  let checking: Promise<void> | undefined;

  const position = async (): Promise<number> => {
    const { rows } = await pool.query<Position>(
      "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::int8 as bytes",
    );
    return rows[0]?.bytes ?? 0;
  };

  const check = async (): Promise<void> => {
    const bytes = await position();
    const nowMs = performance.now();
    const due =
      nowMs - checkpointed.atMs >= CHECKPOINT_AFTER_MS ||
      bytes - checkpointed.bytes >= CHECKPOINT_AFTER_BYTES;
    if (bytes === checkpointed.bytes || !due) return;
    if (nowMs - vacuumed.atMs >= VACUUM_EVERY_MS && bytes !== vacuumed.bytes) {
      await pool.query('vacuum (analyze)');
      vacuumed = { bytes: await position(), atMs: nowMs };
    }
    await pool.query('checkpoint');
    checkpointed = { bytes: await position(), atMs: nowMs };
  };

  const timer = setInterval(() => {
    checking ??= check()
      .catch(onError)
      .finally(() => {
        checking = undefined;
      });
  }, CHECK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await checking;
  };
}
