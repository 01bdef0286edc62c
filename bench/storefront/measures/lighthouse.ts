import { z } from 'zod';
import { findBrowser } from '@/scripts/lib/find-browser.mjs';
import { BROWSER_FLAGS } from '../browser';
import type { PageScores } from '../result';
import type { PageName, Target } from '../target';
import { loadChromeLauncher, loadLighthouse } from '../tools';
import { medianOf } from './median';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** Lighthouse sometimes fails because the browser reports no paint, which says nothing about the page. */
const MOST_TRIES = 5;

const score = z.object({ score: z.number() });
const audit = z.object({ numericValue: z.number() });
const outcome = z.object({
  lhr: z.object({
    finalDisplayedUrl: z.url(),
    categories: z.record(z.enum(CATEGORIES), score),
    audits: z.object({
      'largest-contentful-paint': audit,
      'total-blocking-time': audit,
      'cumulative-layout-shift': audit,
    }),
  }),
});

/** Medians of `times` runs, each in a new browser. */
export async function measureLighthouse(target: Target, page: PageName, times: number): Promise<PageScores> {
  const runs: z.infer<typeof outcome>['lhr'][] = [];
  for (let run = 0; run < times; run++) runs.push(await untilMeasured(target, page));
  const median = (of: (run: (typeof runs)[number]) => number) => medianOf(runs.map(of));
  const scoreOf = (name: (typeof CATEGORIES)[number]) =>
    median(({ categories }) => Math.round(categories[name].score * 100));
  const auditOf = (name: keyof typeof AUDITS) => median(({ audits }) => audits[AUDITS[name]].numericValue);
  return {
    page,
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcpMs: auditOf('lcpMs'),
    tbtMs: auditOf('tbtMs'),
    cls: auditOf('cls'),
  };
}

/** @throws Error when Lighthouse fails each time, or the page redirects to another origin */
async function untilMeasured(target: Target, page: PageName) {
  for (let left = MOST_TRIES; left > 0; left--) {
    const found = outcome.safeParse(await once(target, page));
    if (!found.success) continue;
    const { finalDisplayedUrl } = found.data.lhr;
    if (new URL(finalDisplayedUrl).origin === new URL(target.origin).origin) return found.data.lhr;
    throw new Error(`${page} of ${target.name} leads to ${finalDisplayedUrl}`);
  }
  throw new Error(`Lighthouse could not measure ${page} of ${target.name}`);
}

async function once({ origin, pages, cookie }: Target, page: PageName) {
  const [launch, lighthouse] = [await loadChromeLauncher(), await loadLighthouse()];
  const chrome = await launch({
    chromePath: await findBrowser(process.env),
    chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
  });
  try {
    const flags = {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
      extraHeaders: cookie === '' ? {} : { Cookie: cookie },
    };
    return await lighthouse(new URL(pages[page] ?? '/', origin).href, flags);
  } finally {
    chrome.kill();
  }
}
