import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const builtScripts = z.object({
  joined: z.array(z.object({ file: z.string(), of: z.array(z.string()).min(2) })),
  texts: z.record(z.string(), z.string()),
});

/** URLs of a joined script file and of the files it contains. */
type JoinedFile = { file: string; of: readonly string[] };

/** `texts` maps the URL of a language's first message file to the URL of the rest. */
export type BuiltScripts = { joined: readonly JoinedFile[]; texts: Readonly<Record<string, string>> };

/**
 * Reads the list that scripts/join-scripts.mjs wrote (docs/adr/0034).
 *
 * @param staticDir Next's folder of built files
 */
export function readBuiltScripts(staticDir: string): BuiltScripts {
  const list = fs.readFileSync(path.join(staticDir, '..', 'joined-scripts.json'), 'utf8');
  return builtScripts.parse(JSON.parse(list));
}

/**
 * Replaces files by a joined file where all of its parts are wanted. Returns lists of URLs: the file to load, then the
 * parts it contains.
 */
export function joinFiles(files: ReadonlySet<string>, joined: readonly JoinedFile[]): string[][] {
  const fitting = joined.filter(({ of }) => of.every((file) => files.has(file)));
  const parts = new Set(fitting.flatMap(({ of }) => of));
  const alone = [...files].filter((file) => !parts.has(file));
  return [...fitting.map(({ file, of }) => [file, ...of]), ...alone.map((file) => [file])];
}
