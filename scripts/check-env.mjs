import { documents, sourceFiles, textOf } from './lib/source-files.mjs';
import { WITHHELD_SECRETS } from './lib/withheld-secrets.mjs';

const READERS = {
  api: ['shop-api/config.ts', 'shop-api/payment-settings.ts'],
  storefront: ['lib/config/read-env.ts', 'server/settings.ts'],
};
const SECRET = /SECRET|PEPPER|PASSWORD|_KEY\b|_KEY_|^DATABASE_URL$/;
// Set by the system, by tools and by the build, not by operators.
const NOT_SHOWN = ['NODE_ENV', 'NEXT_DIST_DIR', 'PATH', 'INIT_CWD'];
/** What a command reads: a variable, or several in braces. */
const READ_BY_COMMAND = /\benv\.([A-Z][A-Z0-9_]+)|\{([^{}]+)\} = (?:process\.)?env\b/g;
const NAME = /\b[A-Z][A-Z0-9_]+\b/g;
/** A variable in a document: in code, alone or with a value. */
const EXPLAINED = /`[A-Z][A-Z0-9_]+`|\b[A-Z][A-Z0-9_]+(?==)/g;

const readBy = Object.fromEntries(
  Object.entries(READERS).map(([program, files]) => [
    program,
    files.flatMap((file) =>
      [...textOf(file).matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
    ),
  ]),
);
const read = new Set(Object.values(readBy).flat());
const shown = new Set(
  [...textOf('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
);
const missing = [...read].filter((name) => !shown.has(name) && !NOT_SHOWN.includes(name));
const unread = [...shown].filter((name) => !read.has(name));

const explained = new Set(
  documents().flatMap((file) =>
    (textOf(file).match(EXPLAINED) ?? []).map((name) => name.replaceAll('`', '')),
  ),
);
const ofCommands = sourceFiles('.mjs')
  .filter((file) => /^(scripts|deploy)\//.test(file))
  .flatMap((file) => [...textOf(file).matchAll(READ_BY_COMMAND)])
  .flatMap(([, name = '', names = '']) => (name + names).match(NAME) ?? []);
const unexplained = [...new Set(ofCommands)].filter(
  (name) => !shown.has(name) && !explained.has(name) && !NOT_SHOWN.includes(name),
);

const wronglyWithheld = Object.entries(WITHHELD_SECRETS).flatMap(([program, withheld]) => {
  const unused = [...shown, 'POSTGRES_PASSWORD'].filter(
    (name) => SECRET.test(name) && !readBy[program]?.includes(name),
  );
  const places = {
    'scripts/lib/withheld-secrets.mjs': withheld,
    [`deploy/systemd/koodai-${program}@.service`]: withheldByUnit(program),
    'deploy/compose.yaml': withheldByCompose(program),
  };
  return Object.entries(places)
    .filter(([, names]) => [...names].sort().join() !== [...unused].sort().join())
    .map(([place]) => `${place} must withhold exactly these from the ${program}: ${unused.join(' ')}.`);
});

for (const problem of wronglyWithheld) console.error(problem);
for (const name of missing) console.error(`.env.example lacks ${name}.`);
for (const name of unexplained) console.error(`${name} is read by a command, but no document names it.`);
for (const name of unread) console.error(`.env.example has ${name}, which nothing reads.`);
console.log(
  `Environment: ${shown.size} variables in .env.example, ${missing.length} missing, ${unread.length} unread.`,
);
const problems = [missing, unread, unexplained, wronglyWithheld].flat();
process.exitCode = problems.length > 0 ? 1 : 0;

/** @param {string} program */
function withheldByUnit(program) {
  const [, names = ''] =
    textOf(`deploy/systemd/koodai-${program}@.service`).match(/^UnsetEnvironment=(.+)$/m) ?? [];
  return names.split(' ');
}

/** @param {string} program */
function withheldByCompose(program) {
  const [, part = ''] =
    textOf('deploy/compose.yaml').match(new RegExp(`^x-${program}:([^]*?)\\n\\n`, 'm')) ?? [];
  return [...part.matchAll(/^\s+([A-Z0-9_]+): ""$/gm)].map(([, name = '']) => name);
}
