import fs from 'node:fs';
import path from 'node:path';
import type { Kind } from '@/bench/weight/kind';
import type { Found, Result } from './result';
import { fine, kb, ms, table } from './table';

const SHOWN: readonly Kind[] = ['html', 'js', 'css', 'font', 'image', 'data'];

/** Writes RESULTS.md and results.json into a folder, which need not be there, and answers the text. */
export function writeResult(result: Result, folder: string): string {
  const text = asText(result);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'results.json'), `${JSON.stringify(result, undefined, 2)}\n`);
  fs.writeFileSync(path.join(folder, 'RESULTS.md'), text);
  return text;
}

function asText({ run, targets, startMs, growth }: Result): string {
  const parts = [
    `# The storefront\n\nWritten by \`${run.command}\` on ${run.at} at commit ${run.commit}; how it is measured stands in [the README](README.md).\n${run.machine}, Node ${run.node}, ${run.browser}.`,
    ...section('Bytes and requests', BYTES, targets, bytesOf),
    ...section('On a slow phone', PAINT, targets, paintOf),
    ...section('Lighthouse', LIGHTHOUSE, targets, lighthouseOf),
    ...section('Under load', LOAD, targets, loadOf),
    ...section('Memory', MEMORY, targets, memoryOf),
    ...(startMs === undefined
      ? []
      : [`## Start\n\n${ms(startMs)} ms from the command to the first answer, API and database included.`]),
    ...(growth ? [growthOf(growth)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function section(
  title: string,
  says: string,
  targets: readonly Found[],
  of: (found: Found) => string | undefined,
): string[] {
  const found = targets.flatMap((target) => {
    const its = of(target);
    return its === undefined ? [] : [`### ${target.name}\n\n${its}`];
  });
  return found.length === 0 ? [] : [`## ${title}\n\n${says}`, ...found];
}

const BYTES =
  'KB (1,000 bytes) of bodies on the wire, gzip then Brotli, on a phone that has nothing yet: until the page has what it asks\nfor at once, until it has rested for 2.5 s, when nobody has used it for 6 s more, and after it was scrolled to its end and its first link\npointed at.';

function bytesOf({ bytes }: Found): string | undefined {
  if (bytes.length === 0) return undefined;
  const rows = bytes.flatMap(({ page, load, rested, left, used }) =>
    Object.entries({ 'at once': load, rested, 'left alone': left, used }).map(([when, sums]) => [
      `${page}, ${when}`,
      ...SHOWN.map((kind) => `${kb(sums[kind].gzip)} / ${kb(sums[kind].br)}`),
      `${kb(sums.all.gzip)} / ${kb(sums.all.br)}`,
      String(sums.all.requests),
    ]),
  );
  return table(['page', 'HTML', 'JS', 'CSS', 'fonts', 'images', 'data', 'all', 'requests'], rows);
}

const PAINT =
  'Median; 4 × slower processor, slow 4G (562 ms, 1.5 Mbit/s). KB before the largest paint as the browser counts them, with\nheaders. A tap on a card until the heading of its product is there; a tap on Add until the count is another.';

function paintOf({ paint, presses }: Found): string | undefined {
  if (paint.length === 0) return undefined;
  const rows = paint.map(({ page, lcpMs, cls, inpMs, beforeLcp }) => [
    page,
    ms(lcpMs),
    cls.toFixed(3),
    ms(inpMs),
    kb(beforeLcp),
  ]);
  const taps =
    presses && (presses.openMs !== undefined || presses.addMs !== undefined)
      ? `\n\nCard → heading ${ms(presses.openMs)} ms, Add → count ${ms(presses.addMs)} ms.`
      : '';
  return `${table(['page', 'LCP ms', 'CLS', 'INP ms', 'KB before LCP'], rows)}${taps}`;
}

const LIGHTHOUSE = 'Mobile, simulated throttling, median.';

function lighthouseOf({ lighthouse }: Found): string | undefined {
  if (lighthouse.length === 0) return undefined;
  const rows = lighthouse.map(({ page, scores, lcpMs, tbtMs, cls }) => [
    page,
    ...[scores.performance, scores.accessibility, scores['best-practices'], scores.seo].map(String),
    ms(lcpMs),
    ms(tbtMs),
    cls.toFixed(3),
  ]);
  return table(
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'],
    rows,
  );
}

const LOAD =
  '50 connections, the load made on the same machine. Processor time of the storefront for each request, from /proc.';

function loadOf({ load }: Found): string | undefined {
  if (load.length === 0) return undefined;
  const rows = load.map(({ what, perSecond, p50, p99, cpuMs, failed }) => [
    what,
    perSecond.toFixed(0),
    ms(p50),
    ms(p99),
    fine(cpuMs),
    String(failed),
  ]);
  return table(['address', 'a second', 'p50 ms', 'p99 ms', 'CPU ms each', 'not 2xx'], rows);
}

const MEMORY = 'MB of the storefront while ten connections ask for every page in turn.';

function memoryOf({ memory }: Found): string | undefined {
  if (!memory) return undefined;
  const { minutes, before, quarters, most } = memory;
  const head = ['minutes', 'before', ...[1, 2, 3, 4].map((quarter) => `${quarter}/4`), 'most'];
  return table(head, [[String(minutes), ...[before, ...quarters, most].map((value) => value.toFixed(0))]]);
}

function growthOf(growth: NonNullable<Result['growth']>): string {
  const names = growth[0]?.costs.map(({ what }) => what) ?? [];
  const rows = names.map((what) => [
    what,
    ...growth.flatMap(({ costs }) => {
      const cost = costs.find((one) => one.what === what);
      return [fine(cost?.ms), fine(cost?.cpuMs?.storefront), fine(cost?.cpuMs?.api)];
    }),
  ]);
  const head = growth.flatMap(({ products }) => [
    `${products.toLocaleString('en')} products, ms`,
    'CPU ms, storefront',
    'shop API',
  ]);
  return `## Cost of a page as the catalogue grows\n\nOne at a time: the same pages of the same products in either, each made for the first time or from the cache.\n\n${table(['page', ...head], rows)}`;
}
