import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Spread } from './measure';
import { SIZE } from './seed';

export type Result = {
  name: string;
  what: string;
  /** Milliseconds, one call at a time. */
  call: Spread;
  select: Spread;
  /** Milliseconds of one durable single-row commit; for writes only. */
  commit?: Spread;
  /** Per second, with concurrent callers. */
  perSecond: { call: number; select: number };
};
export type Report = { database: string; node: string; machine: string; turns: number; results: Result[] };

const HERE = __dirname;

export function machineKind(): string {
  const cores = os.cpus();
  return `${cores.length} × ${cores[0]?.model.trim() ?? 'CPU'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.platform()}`;
}

const ms = (value: number) => value.toFixed(2);
const times = (one: number, other: number) => `${(one / other).toFixed(1)} ×`;

function row({ name, call, select, commit, perSecond }: Result): string {
  const cells = [
    name,
    ms(select.p50),
    ms(select.p99),
    ms(call.p50),
    ms(call.p99),
    `**${times(call.p50, select.p50)}**`,
    times(call.p99, select.p99),
    commit ? times(call.p50, commit.p50) : '',
    Math.round(perSecond.call).toString(),
    times(perSecond.select, perSecond.call),
  ];
  return `| ${cells.join(' | ')} |`;
}

function asText({ database, node, machine, turns, results }: Report): string {
  const size = Object.entries({ products: SIZE.products, customers: SIZE.customers, orders: SIZE.orders })
    .map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
    .join(', ');
  return `# The shop API beside a bare SELECT

Written by \`npm run bench:api\`; how it is measured stands in [the README](../README.md).

${size}. ${database}, Node ${node}, ${machine}. ${turns} turns a row; milliseconds of one call at a time, then calls a
second with 16 at once.

| call | SELECT p50 | p99 | call p50 | p99 | call ÷ SELECT, p50 | p99 | call ÷ commit | calls a second | SELECT ÷ call |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${results.map(row).join('\n')}

${results.map(({ name, what }) => `- **${name}**: ${what}`).join('\n')}
`;
}

export function writeReport(report: Report): string {
  const text = asText(report);
  fs.writeFileSync(path.join(HERE, 'results.json'), `${JSON.stringify(report, undefined, 2)}\n`);
  fs.writeFileSync(path.join(HERE, 'RESULTS.md'), text);
  return text;
}
