import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { backupCopy, removeCopy, removeLeftCopies, verifyFolder } from '@/shop-api/db/pglite/copies';
import { DataDirInUseError } from '@/shop-api/db/pglite/dir-lock';
import {
  BadBackupError,
  DataDirNotEmptyError,
  openBackup,
  restoreBackup,
} from '@/shop-api/db/pglite/restore';
import { exists } from '@/shop-api/files/exists';
import { makeFolder } from '@/shop-api/files/make-folder';
import { permitted } from '@/shop-api/files/permitted';
import { writeWhole } from '@/shop-api/files/write-whole';
import { RETENTION_MS } from '@/shop-api/modules/housekeeping/lifetimes';
import { type CommandLineArgs, defineCommand, type LocalContext } from '../command';
import { placeOf } from '../csv/files';
import { Refusal } from '../refusal';

const USE_SERVER_TOOLS =
  'The database is on a PostgreSQL server: use pg_dump and pg_restore (docs/operating.md).';
const fileArg = { name: 'file', about: 'the backup, such as shop-2026-11-21.tar.gz' };

const fileOf = ({ file }: CommandLineArgs, local: LocalContext) => placeOf(file, local);

/** The shop writes the backup to its data directory; the command line then moves it to the requested file. */
async function preparePlace(typed: CommandLineArgs, local: LocalContext) {
  const to = fileOf(typed, local);
  if (await exists(to)) throw new Refusal(`${to} already exists.`);
  await permitted(path.dirname(to), () => makeFolder(path.dirname(to)));
  await removeLeftCopies(local.dataDir, new Date(Date.now() - RETENTION_MS.leftCopy));
  return { file: backupCopy(local.dataDir) };
}

async function verify(file: string, { dataDir }: LocalContext): Promise<void> {
  // why: here the copy is found and deleted, should this process be killed
  const folder = verifyFolder(dataDir);
  try {
    await openBackup(file, folder);
  } finally {
    await removeCopy(folder);
  }
}

const backup = defineCommand({
  name: 'backup',
  summary:
    'Back up the embedded database to a file, while the shop is running or stopped, and check that it can be opened.',
  args: [fileArg],
  prepare: preparePlace,
  input: z.object({ file: z.string() }),
  output: z.object({ file: z.string() }),
  run: async ({ backup: writeTo }, { file }) => {
    if (!writeTo) throw new Refusal(USE_SERVER_TOOLS);
    await writeTo(file);
    return { file };
  },
  finish: async ({ file }, typed, local) => {
    try {
      const to = fileOf(typed, local);
      await permitted(file, () => fs.access(file, fs.constants.R_OK));
      const write = async (partial: string) => {
        await fs.copyFile(file, partial);
        await verify(partial, local).catch((error: unknown) => {
          if (!(error instanceof BadBackupError)) throw error;
          throw new Refusal(`The backup cannot be opened, and ${to} was not written. Please try again.`);
        });
      };
      await permitted(to, () => writeWhole(to, write));
    } finally {
      await removeCopy(file);
    }
  },
  text: (_result, { file }) => `The database is backed up in ${file}; it was opened and read.`,
});

const restore = defineCommand({
  name: 'restore',
  summary:
    'Replace the embedded database by a backup, while the shop is stopped. Customers sign in again afterwards.',
  args: [fileArg],
  options: { force: { about: 'replace an existing database, which is kept beside the new one' } },
  prepare: async (typed, local) => ({ file: fileOf(typed, local), force: typed.force === true }),
  input: z.object({ file: z.string(), force: z.boolean() }),
  output: z.object({ rows: z.number(), kept: z.string().optional() }),
  runClosed: async ({ file, force }, { dataDir, databaseUrl }) => {
    if (databaseUrl) throw new Refusal(USE_SERVER_TOOLS);
    await fs.access(file).catch(() => {
      throw new Refusal(`There is no file ${file}.`);
    });
    return restoreBackup(file, { dataDir, force }).catch((error: unknown) => {
      if (error instanceof DataDirInUseError) throw new Refusal(`${error.message} Nothing was changed.`);
      if (error instanceof BadBackupError) throw new Refusal(`${error.message} Nothing was changed.`);
      if (error instanceof DataDirNotEmptyError) {
        throw new Refusal(
          `${error.message} Nothing was changed. With --force it is replaced and kept beside the restored one.`,
        );
      }
      throw error;
    });
  },
  text: ({ rows, kept }) =>
    [
      `Restored: ${rows} rows were read.`,
      'All sessions were ended: customers must sign in again.',
      ...(kept ? [`The previous database is in ${kept}.`] : []),
    ].join('\n'),
});

export const backupCommands = [backup, restore];
