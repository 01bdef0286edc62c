import { type CheerioAPI, load } from 'cheerio';
import { settings } from '@/e2e/fixtures/settings';
import { userAgents } from './user-agents';

export type Json = Record<string, unknown>;

/** A page as a crawler sees it: the response alone, with no scripts run. */
export class CrawledPage {
  private document: CheerioAPI | undefined;

  constructor(
    readonly url: string,
    readonly status: number,
    readonly headers: Headers,
    readonly html: string,
  ) {}

  get $(): CheerioAPI {
    this.document ??= load(this.html);
    return this.document;
  }

  /** Content of the first `<meta name>` or `<meta property>`. */
  meta(name: string): string | undefined {
    return this.$(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content');
  }

  get canonical(): string | undefined {
    return this.$('link[rel="canonical"]').attr('href');
  }

  get jsonLd(): Json[] {
    const scripts = this.$('script[type="application/ld+json"]').toArray();
    return scripts.map((script) => JSON.parse(this.$(script).text()));
  }
}

export function absolute(path: string): string {
  return new URL(path, settings.origin).href;
}

export async function readPage(path: string, userAgent: string = userAgents.Google): Promise<CrawledPage> {
  const response = await fetch(absolute(path), {
    redirect: 'manual',
    headers: { 'user-agent': userAgent, accept: '*/*' },
  });
  return new CrawledPage(response.url, response.status, response.headers, await response.text());
}

/** The JSON-LD block of a type; undefined when there is none. */
export function ofType({ jsonLd }: CrawledPage, type: string): Json | undefined {
  return jsonLd.find((block) => block['@type'] === type);
}
