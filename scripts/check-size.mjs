import { sourceFiles, textOf } from './lib/source-files.mjs';

const LIMIT_LINES = 250;
const EXEMPT = {
  'lib/messages/en.ts': 'every text of the shop in one list',
  'lib/messages/ta.ts': 'the same in Tamil',
};

const files = sourceFiles('.ts', '.tsx', '.mjs', '.cjs', '.css').filter(
  (file) => !file.includes('.generated.') && !(file in EXEMPT),
);
const tooLong = files
  .map((file) => ({ file, lines: textOf(file).split('\n').length - 1 }))
  .filter(({ lines }) => lines > LIMIT_LINES);

for (const { file, lines } of tooLong)
  console.error(`${file} has ${lines} lines: split it by what it does (limit ${LIMIT_LINES}).`);
console.log(`Size: ${files.length} files, ${tooLong.length} over ${LIMIT_LINES} lines.`);
process.exitCode = tooLong.length > 0 ? 1 : 0;
