import { isPanic } from './panic';

function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(body));
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
}
const error = (severity: string) => message('E', `S${severity}\0V${severity}\0C53100\0Mdisk full\0\0`);

test.each([
  ['a panic', [error('PANIC')], true],
  ['a panic after other messages', [message('1', ''), message('D', 'row'), error('PANIC')], true],
  ['an error', [error('ERROR'), message('Z', 'I')], false],
  ['a row that speaks of one', [message('D', 'VPANIC\0'), message('Z', 'I')], false],
  ['nothing', [], false],
])('%s', (_what, messages, expected) => {
  expect(isPanic(Buffer.concat(messages))).toBe(expected);
});
