import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '@/shop-api/testing/free-port';

const LOOK_EVERY_MS = 50;
const NOBODY = 65_534;

/** A PostgreSQL server for one test, which the test may kill. */
export type OwnPostgres = {
  url: string;
  /** Kills the server with all its sessions, or only one session, by SIGKILL. */
  kill: (what: 'server' | 'session') => Promise<void>;
  /** Starts the server again; resolves once it answers. */
  start: () => Promise<void>;
  close: () => Promise<void>;
};

/** @param folder for the server's files; a new temporary one by default */
export async function openOwnPostgres(folder?: string): Promise<OwnPostgres> {
  const home = folder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-postgres-'));
  fs.mkdirSync(home, { recursive: true });
  // why: PostgreSQL does not run as root
  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (as.uid !== undefined) fs.chownSync(home, NOBODY, NOBODY);
  const data = path.join(home, 'data');
  execFileSync('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...as,
    cwd: home,
    stdio: 'ignore',
  });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const start = async () => {
    const options = ['-c', `unix_socket_directories=${home}`, '-c', 'listen_addresses=127.0.0.1'];
    // why: sessions of a killed server hold its shared memory for a moment, and it cannot start meanwhile
    while (!(await answers(url))) {
      if (!server || server.exitCode !== null || server.signalCode !== null)
        server = spawn('postgres', ['-D', data, '-p', String(port), ...options], {
          ...as,
          cwd: home,
          stdio: 'ignore',
        });
      await pause(LOOK_EVERY_MS);
    }
  };
  const end = async (signal: 'SIGKILL' | 'SIGINT') => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  await start();
  return {
    url,
    start,
    kill: (what) => (what === 'server' ? end('SIGKILL') : killSession(url)),
    close: async () => {
      await end('SIGINT');
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Kills one session of the shop API. PostgreSQL then ends all other sessions and recovers. */
async function killSession(url: string): Promise<void> {
  const { rows } = await ask<{ pid: number }>(
    url,
    "select pid from pg_stat_activity where application_name = 'koodai-shop-api' order by random() limit 1",
  );
  for (const { pid } of rows) process.kill(pid, 'SIGKILL');
}

async function ask<Row extends object>(url: string, query: string): Promise<{ rows: Row[] }> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query<Row>(query);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function answers(url: string): Promise<boolean> {
  return ask(url, 'select 1').then(
    () => true,
    () => false,
  );
}
