import fs from 'node:fs';
import path from 'node:path';
import type { Kind } from '@/bench/weight/kind';
import type { Part } from './parts';
import { resultFile } from './read-result';
import type { Result, Run, TargetResult } from './result';
import { fine, kb, ms, table } from './table';

const SHOWN: readonly Kind[] = ['html', 'js', 'css', 'font', 'image', 'data'];

/** Writes RESULTS.md and results.json into a folder, created if missing. Returns the text of RESULTS.md. */
export function writeResult(result: Result, folder: string): string {
  const text = asText(result);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(resultFile(folder), `${JSON.stringify(result, undefined, 2)}\n`);
  fs.writeFileSync(path.join(folder, 'RESULTS.md'), text);
  return text;
}

/** A section of RESULTS.md; `figures` are undefined when the part was not measured. */
type Section = { part: Part; title: string; intro: string; figures: string | undefined };

function asText({ runs, targets, startMs, growth }: Result): string {
  const each = (of: (found: TargetResult) => string | undefined) => figuresOf(targets, of);
  const sections: Section[] = [
    { part: 'bytes', title: 'Bytes and requests', intro: BYTES, figures: each(bytesOf) },
    { part: 'paint', title: 'On a slow phone', intro: PAINT, figures: each(paintOf) },
    { part: 'lighthouse', title: 'Lighthouse', intro: LIGHTHOUSE, figures: each(lighthouseOf) },
    { part: 'load', title: 'Under load', intro: LOAD, figures: each(loadOf) },
    { part: 'memory', title: 'Memory', intro: MEMORY, figures: each(memoryOf) },
    {
      part: 'start',
      title: 'Start',
      intro: START,
      figures: startMs === undefined ? undefined : `${ms(startMs)} ms.`,
    },
    {
      part: 'growth',
      title: 'Cost of a page as the catalogue grows',
      intro: GROWTH,
      figures: growth && growthOf(growth),
    },
  ];
  const shown = sections.flatMap(({ part, title, intro, figures }) => {
    const run = runs[part];
    return run && figures !== undefined
      ? [`## ${title}\n\n${intro}\n\n${describeRun(run)}\n\n${figures}`]
      : [];
  });
  return `${[HEAD, ...shown].join('\n\n')}\n`;
}

function describeRun({ command, at, commit, machine, node, browser }: Run): string {
  return `\`${command}\` on ${at} at commit ${commit}: ${machine}, Node ${node}, ${browser}.`;
}

function figuresOf(
  targets: readonly TargetResult[],
  of: (found: TargetResult) => string | undefined,
): string | undefined {
  const found = targets.flatMap((target) => {
    const figures = of(target);
    return figures === undefined ? [] : [`### ${target.name}\n\n${figures}`];
  });
  return found.length === 0 ? undefined : found.join('\n\n');
}

const HEAD =
  '# The storefront\n\nEach part was measured by the command, on the day and at the commit that stand above its figures; how it is measured stands\nin [the README](README.md).';

const BYTES =
  'KB (1,000 bytes) of bodies on the wire, gzip then Brotli, on a phone that has nothing yet: until the page has what it asks\nfor at once, until it has rested for 2.5 s, when nobody has used it for 6 s more, and after it was scrolled to its end and its first link\npointed at.';

function bytesOf({ bytes }: TargetResult): string | undefined {
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
  'Median; 4 × slower processor, slow 4G (562 ms, 1.5 Mbit/s), over TLS and HTTP/2. KB before the largest paint as the browser\ncounts them, with headers. A tap on a card until the heading of its product is there; a tap on Add until the count is another.';

function paintOf({ paint, presses }: TargetResult): string | undefined {
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

const LIGHTHOUSE = 'Mobile, simulated throttling, median; over TLS and HTTP/2, as shops are met on the web.';

function lighthouseOf({ lighthouse }: TargetResult): string | undefined {
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

function loadOf({ load }: TargetResult): string | undefined {
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

function memoryOf({ memory }: TargetResult): string | undefined {
  if (!memory) return undefined;
  const { minutes, before, quarters, most } = memory;
  const head = ['minutes', 'before', ...[1, 2, 3, 4].map((quarter) => `${quarter}/4`), 'most'];
  return table(head, [[String(minutes), ...[before, ...quarters, most].map((value) => value.toFixed(0))]]);
}

const START = 'From the command to the first answer, API and database included.';

const GROWTH =
  'One at a time: the same pages of the same products in either, each made for the first time or from the cache.';

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
  return table(['page', ...head], rows);
}
