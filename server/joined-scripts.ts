import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const builtScripts = z.object({
  joined: z.array(z.object({ file: z.string(), of: z.array(z.string()).min(2) })),
  texts: z.record(z.string(), z.string()),
});

/** Addresses of scripts: of one file, and of those that are joined in it. */
export type JoinedFile = { file: string; of: readonly string[] };

/** `texts`: by the address of a language's first texts, that of the rest. */
export type BuiltScripts = { joined: readonly JoinedFile[]; texts: Readonly<Record<string, string>> };

/**
 * What scripts/join-scripts.mjs has joined, and found (docs/adr/0034).
 *
 * @param staticDir Next's folder of built files
 */
export function readBuiltScripts(staticDir: string): BuiltScripts {
  const list = fs.readFileSync(path.join(staticDir, '..', 'joined-scripts.json'), 'utf8');
  return builtScripts.parse(JSON.parse(list));
}

/**
 * The files to ask for in place of these, each before those that are joined in it. A joined file stands for its parts
 * where all of them are wanted.
 */
export function joinFiles(files: ReadonlySet<string>, joined: readonly JoinedFile[]): string[][] {
  const fitting = joined.filter(({ of }) => of.every((file) => files.has(file)));
  const parts = new Set(fitting.flatMap(({ of }) => of));
  const alone = [...files].filter((file) => !parts.has(file));
  return [...fitting.map(({ file, of }) => [file, ...of]), ...alone.map((file) => [file])];
}
