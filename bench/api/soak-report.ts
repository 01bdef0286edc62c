import fs from 'node:fs';
import path from 'node:path';
import type { Spread } from './measure';

export type Soak = {
  minutes: number;
  shoppers: number;
  machine: string;
  node: string;
  habits: ({ name: string; count: number } & Spread)[];
  failures: string[];
  /** Resident MB of the API, sampled at regular intervals. */
  memory: number[];
};

const FIFTHS = 5;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean memory in each fifth of the run. */
function memoryByFifth(memory: readonly number[]): string {
  const length = Math.max(1, Math.floor(memory.length / FIFTHS));
  const parts = Array.from({ length: FIFTHS }, (_, part) => memory.slice(part * length, (part + 1) * length));
  return parts
    .filter((part) => part.length > 0)
    .map((part) => `${Math.round(mean(part))}`)
    .join(' → ');
}

export function writeSoak({ minutes, shoppers, machine, node, habits, failures, memory }: Soak): string {
  const rows = habits.map(
    ({ name, count, p50, p99 }) => `| ${name} | ${count} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`,
  );
  const text = `# The shop API under load for a while

Written by \`npm run bench:soak\`. ${minutes} minutes, ${shoppers} shoppers without a pause, embedded database, Node ${node}, ${machine}.

| what | times | p50 ms | p99 ms |
|---|--:|--:|--:|
${rows.join('\n')}

- failed calls: ${failures.length}${failures.length > 0 ? ` (${[...new Set(failures)].slice(0, 5).join('; ')})` : ''}
- resident memory of the API in MB, mean of each fifth of the time: ${memoryByFifth(memory)}; highest ${Math.round(Math.max(...memory))}
`;
  fs.writeFileSync(path.join(__dirname, 'SOAK.md'), text);
  return text;
}
