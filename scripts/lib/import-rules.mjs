import { zoneOf } from './import-zones.mjs';

/** @import { Import } from './import-graph.mjs' */

/** @typedef {{ packages: RegExp, onlyIn?: string[], notIn?: string[], message: string }} PackageRule */

/**
 * Packages that only some folders may import.
 *
 * @type {PackageRule[]}
 */
const PACKAGES = [
  {
    packages:
      /^(pg|drizzle-orm|fastify|razorpay|@fastify\/(?!(?:proxy-addr|accept-negotiator)$)|@electric-sql\/)/,
    onlyIn: ['shop-api/', 'bench/', 'chaos/', 'drizzle.config.ts'],
    message: 'Database and API server packages stay in shop-api.',
  },
  {
    packages: /^next\/link$/,
    onlyIn: ['components/ui/link/', 'components/ui/page-skeleton/'],
    message: 'Use components/ui/link, which does not prefetch when the shopper saves data.',
  },
  {
    packages: /^altcha-lib/,
    onlyIn: ['lib/bff/captcha.ts', 'lib/client/captcha/', 'chaos/'],
    message: 'The captcha is created in lib/bff/captcha.ts and solved in lib/client/captcha only.',
  },
  {
    packages: /^(node:|server-only$|jose$|sanitize-html$|sharp$)/,
    notIn: ['components/', 'lib/client/', 'lib/domain/', 'lib/messages/', 'lib/contract/bff/'],
    message: 'This package runs on a server only.',
  },
];

const TEST = /\.(test|spec)\.tsx?$/;
const TEST_HELPERS = /(^|\/)testing\//;
/** Folders that contain only benchmarks and tests. */
const BENCH = /^(bench|chaos|e2e)\//;

/** Folders of files that must fail the build when code for the browser imports them. */
export const SERVER_ONLY = /^lib\/(bff|session|shop)\//;

/** Code of the first view must not load zod (docs/adr/0002); type imports are free; forms load their rules later. */
const BROWSER = /^(components|lib\/client)\//;
const ZOD = /^(zod(\/|$)|lib\/contract\/bff\/(?!forms\/))/;
const NO_ZOD =
  'No zod on the first view: import the type only, or put the rules of a form into lib/contract/bff/forms.';

/** Files whose texts must be in the language of the page. */
const LOCALISED = /^(components|lib\/client)\/|^app\/.*(page|layout|error|not-found)\.tsx$/;
const ENGLISH = /^lib\/messages\/text\.ts$/;
const ONE_LANGUAGE =
  'This is always English: use useText in a component, getText in an async one, documentText in an event handler.';

/** @param {string} file */
export function isForTests(file) {
  return TEST.test(file) || TEST_HELPERS.test(file);
}

/**
 * The message of the rule an import breaks, or undefined.
 *
 * @param {Import} entry
 */
export function brokenRule({ from, to, typeOnly, isPackage }) {
  if (to.endsWith('.css')) return undefined;
  const isTest = isForTests(from);
  if (!isTest && !typeOnly && BROWSER.test(from) && ZOD.test(to)) return NO_ZOD;
  if (!isTest && !typeOnly && LOCALISED.test(from) && ENGLISH.test(to)) return ONE_LANGUAGE;
  if (isPackage) return brokenPackageRule(from, to);
  const { zone, may, never = [], message } = zoneOf(from);
  if (TEST_HELPERS.test(to)) {
    return isTest || BENCH.test(from) ? undefined : 'Test helpers are for tests and benchmarks only.';
  }
  const isOwn = zone === '' ? !to.includes('/') : to.startsWith(zone);
  const isAllowed =
    may.some((prefix) => to.startsWith(prefix)) && !never.some((prefix) => to.startsWith(prefix));
  return isOwn || isAllowed ? undefined : message;
}

/**
 * @param {string} from
 * @param {string} to
 */
function brokenPackageRule(from, to) {
  if (isForTests(from)) return undefined;
  const broken = PACKAGES.find(({ packages, onlyIn, notIn = [] }) => {
    if (!packages.test(to)) return false;
    return onlyIn
      ? !onlyIn.some((prefix) => from.startsWith(prefix))
      : notIn.some((prefix) => from.startsWith(prefix));
  });
  return broken?.message;
}
