import { shopCommand } from './operator/main';

/** The program behind `npm run shop`. */
async function main(): Promise<void> {
  process.exitCode = await shopCommand(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    cwd: process.env.INIT_CWD ?? process.cwd(),
  });
}

void main();
