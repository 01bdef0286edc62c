import { shopCommand } from './operator/main';

/** The program behind `npm run shop`. */
async function main(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
  process.exitCode = await shopCommand(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    cwd: process.env.INIT_CWD ?? process.cwd(),
  });
}

/** A reader such as `head` may close the pipe early; what became of the command is another matter. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

void main();
