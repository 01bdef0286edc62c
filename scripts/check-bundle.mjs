import fs from 'node:fs';
import path from 'node:path';
import { SECRET_NAMES } from './lib/secrets.mjs';
import { ROOT } from './lib/settings.mjs';
import { tooNewIn } from './lib/too-new.mjs';

const STATIC = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next', 'static');

const WORKER = path.join(ROOT, 'dist', 'worker');

/** Words that must not be in browser code: names of secrets, server settings and internal headers. */
const SERVER_WORDS = [
  ...SECRET_NAMES,
  'RAZORPAY_KEY',
  'RAZORPAY_WEBHOOK',
  'MSG91_',
  'DATABASE_URL',
  'REDIS_URL',
  'SHOP_API_URL',
  'x-shop-actor',
  'x-shop-caller-ip',
];
const values = SECRET_NAMES.flatMap((name) => process.env[name] || []);

const files = [STATIC, WORKER]
  .flatMap((folder) =>
    fs.readdirSync(folder, { encoding: 'utf8', recursive: true }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /\.(js|css|json|map|txt)$/.test(file));

const problems = files.flatMap((file) => {
  const text = fs.readFileSync(file, 'utf8');
  const words = SERVER_WORDS.filter((word) => text.includes(word));
  if (values.some((value) => text.includes(value))) words.push('the value of a secret');
  if (text.includes('"sourcesContent":[')) words.push('the sources');
  const calls = file.endsWith('.js') ? tooNewIn(text) : [];
  const name = path.relative(ROOT, file);
  return [
    ...words.map((word) => `${name} contains ${word}.`),
    ...calls.map((call) => `${name} calls ${call}.`),
  ];
});
for (const line of problems) console.error(line);
console.log(`Scripts of the browser: ${files.length} files, ${problems.length} forbidden words or calls.`);
process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;
