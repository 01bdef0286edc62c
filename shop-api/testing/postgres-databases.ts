import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createDatabase } from '@/shop-api/db/client';
import { prepareDatabase } from '@/shop-api/prepare-database';
import { templateKey } from './template-key';

const TAMIL_READY = "template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'";

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function withServer<Result>(
  serverUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function isThere(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

/** Templates of older sources; one that somebody copies right now stays. */
async function dropOldTemplates(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select datname as name from pg_database where datname like 'koodai\\_template\\_%'",
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name}`).catch(() => undefined);
}

/** Test processes may make it at the same time: whoever is first gives it its name. */
async function template(serverUrl: string): Promise<string> {
  const name = `koodai_template_${templateKey()}`;
  if (await withServer(serverUrl, (client) => isThere(client, name))) return name;
  const making = `koodai_making_${randomUUID().replaceAll('-', '')}`;
  await withServer(serverUrl, async (client) => {
    await dropOldTemplates(client);
    await client.query(`create database ${making} ${TAMIL_READY}`);
  });
  const database = await createDatabase({ databaseUrl: addressOf(serverUrl, making), dataDir: '' });
  await prepareDatabase(database, undefined);
  await database.close();
  await withServer(serverUrl, async (client) => {
    await client.query(`alter database ${making} rename to ${name}`).catch(async (error: unknown) => {
      await client.query(`drop database ${making}`);
      if (!(await isThere(client, name))) throw error;
    });
  });
  return name;
}

/** A database without any table; `remove` drops it. */
export async function makeEmptyPostgres(
  serverUrl: string,
): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `koodai_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(serverUrl, (client) => client.query(`create database ${name} ${TAMIL_READY}`));
  const remove = async () => {
    await withServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { url: addressOf(serverUrl, name), remove };
}

/** A copy of the migrated and seeded database on a PostgreSQL server, not open yet; `remove` drops it. */
export async function makePostgresCopy(
  serverUrl: string,
): Promise<{ databaseUrl: string; remove: () => Promise<void> }> {
  const source = await template(serverUrl);
  const name = `koodai_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(serverUrl, (client) => client.query(`create database ${name} template ${source}`));
  const remove = async (): Promise<void> => {
    await withServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { databaseUrl: addressOf(serverUrl, name), remove };
}
