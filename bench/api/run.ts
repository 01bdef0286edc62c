import { createDatabase } from '@/shop-api/db/client';
import { quietShopOn, startBuiltServer } from '@/shop-api/testing/built-server';
import { makePostgresCopy } from '@/shop-api/testing/postgres-databases';
import { type BenchCase, makeCases } from './cases';
import { httpCaller } from './http-caller';
import { measureInterleaved, ratePerSecond, type Work } from './measure';
import { machineKind, type Result, writeReport } from './report';
import { seedLarge } from './seed';

const TURNS = 400;
const WARM_UP = 50;
const WORKERS = 16;
const ROUND_MS = 1000;
const ROUNDS = 3;

type Spreads = Pick<Result, 'call' | 'select' | 'commit'>;

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

async function measure(
  { name, what, call, select, isWrite }: BenchCase,
  commit: Work,
  firstTurn: number,
): Promise<{ result: Result; next: number }> {
  const later =
    (work: Work): Work =>
    (turn) =>
      work(firstTurn + turn);
  const both = { select: later(select), call: later(call) };
  const options = { turns: TURNS, warmUp: WARM_UP };
  const spreads: Spreads = isWrite
    ? await measureInterleaved({ ...both, commit }, options)
    : await measureInterleaved(both, options);
  let next = firstTurn + WARM_UP + TURNS;
  const rates = { call: [0], select: [0] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const which of ['select', 'call'] as const) {
      const work = which === 'call' ? call : select;
      const done = await ratePerSecond(work, { workers: WORKERS, lastsMs: ROUND_MS, from: next });
      rates[which].push(done.rate);
      if (which === 'call') next = done.next;
    }
  }
  const perSecond = { call: Math.max(...rates.call), select: Math.max(...rates.select) };
  return { result: { name, what, ...spreads, perSecond }, next };
}

async function main(): Promise<void> {
  const serverUrl = process.env.DATABASE_URL;
  if (!serverUrl) throw new Error('DATABASE_URL must name a PostgreSQL server');
  const { databaseUrl, remove } = await makePostgresCopy(serverUrl);
  const place = { databaseUrl, dataDir: '' };
  const { db, pool, close } = await createDatabase(place);
  try {
    say('Seeding …');
    await seedLarge(db);
    await pool.query('create table bench_commit (id int primary key, n int)');
    await pool.query('insert into bench_commit values (1, 0)');
    await pool.query({ text: 'set statement_timeout = 0; vacuum (analyze)' }).catch(async () => {
      await pool.query('vacuum (analyze)');
    });
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    const api = await startBuiltServer(quietShopOn(place));
    const caller = httpCaller(api.url, WORKERS);
    try {
      const commit: Work = () =>
        pool.query({ name: 'commit', text: 'update bench_commit set n = n + 1 where id = 1' });
      const results: Result[] = [];
      let from = 1;
      for (const benchCase of await makeCases(caller, pool)) {
        say(`Measuring ${benchCase.name} …`);
        const { result, next } = await measure(benchCase, commit, from);
        results.push(result);
        from = next;
      }
      const database = `PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`;
      const report = { database, node: process.versions.node, machine: machineKind(), turns: TURNS, results };
      process.stdout.write(writeReport(report));
    } finally {
      caller.close();
      await api.end('SIGTERM');
    }
  } finally {
    await close();
    await remove();
  }
}

void main();
