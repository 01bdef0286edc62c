import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const CALL = /\b(?:log\((?:'error'|level),|log\.error\(|log\.fatal\(|createAlarm\()([^;]*?)(?:\);|\),\n)/g;
/** A text that is not the value of a field. */
const NAME = /(?<!: )'([a-z][a-z _-]+)'/g;

/** The events that the programs of these folders log at the levels `error` and `fatal`. */
function eventsOf(...folders: string[]): string[] {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { encoding: 'utf8', recursive: true })
      .map((name) => path.join(ROOT, folder, name))
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('test-mode')),
  );
  const calls = files.flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(CALL)]);
  return calls.flatMap(([, args = '']) => [...args.matchAll(NAME)].map(([, name = '']) => name));
}

test('docs/operating.md explains every error in the logs', () => {
  const text = fs.readFileSync(path.join(ROOT, 'docs/operating.md'), 'utf8');
  const events = eventsOf('lib', 'server', 'shop-api');
  expect(events).toEqual(
    expect.arrayContaining([
      'relay_failed',
      'turned_away',
      'bff_request',
      'database lost',
      'sms given up',
      'sign-in codes used up',
    ]),
  );
  expect([...new Set(events)].filter((event) => !text.includes(`\`${event}\``))).toEqual([]);
});
