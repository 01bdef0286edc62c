const SHARED = ['lib/domain/', 'lib/messages/', 'lib/config/paths.ts'];
const UI_SHARED = [...SHARED, 'lib/client/', 'lib/contract/bff/', 'components/ui/'];

/** What each folder may import (docs/architecture.md). The first matching zone applies; the zone itself is allowed. */
const ZONES = [
  {
    zone: 'lib/domain/',
    may: [],
    message: 'lib/domain is pure: pass the value in as an argument instead.',
  },
  {
    zone: 'lib/messages/',
    may: ['lib/domain/'],
    message: 'lib/messages holds texts only.',
  },
  {
    zone: 'lib/contract/bff/',
    may: ['lib/domain/', 'lib/messages/message-id.ts'],
    message:
      'The contract with the browser may use zod, the domain and message ids; the wire format of the shop API stays in lib/contract/shop.',
  },
  {
    zone: 'lib/contract/',
    may: ['lib/domain/'],
    message: 'The contract may use zod and the domain only.',
  },
  {
    zone: 'lib/config/',
    may: ['lib/domain/'],
    message: 'lib/config is imported everywhere, so it may depend on the domain only.',
  },
  {
    zone: 'lib/html/',
    may: [],
    message: 'lib/html sanitises stored HTML and depends on nothing.',
  },
  {
    zone: 'lib/client/',
    may: [...SHARED, 'lib/contract/bff/', 'components/ui/toast/', 'components/ui/modal/'],
    message: 'Browser code calls /api only, through lib/contract/bff: add a route there instead.',
  },
  {
    zone: 'lib/shop/',
    may: ['lib/contract/', 'lib/domain/', 'lib/config/', 'lib/html/'],
    message:
      'The gateway converts the wire format into the types of lib/contract; whatever needs more imports the gateway.',
  },
  {
    zone: 'lib/worker/',
    may: ['lib/domain/', 'lib/config/addresses.mjs', 'lib/config/paths.ts'],
    message:
      'The service worker is a separate program in the browser: it knows URLs, nothing about a shopper.',
  },
  {
    zone: 'lib/start/',
    may: ['lib/domain/'],
    message: 'The start script is inlined in every page, so it must stay small: it may use the domain only.',
  },
  {
    zone: 'lib/session/',
    may: ['lib/contract/', 'lib/domain/', 'lib/config/', 'lib/shop/'],
    message: 'The session may use the cookie and the gateway, not pages or routes.',
  },
  {
    zone: 'lib/bff/',
    may: ['lib/contract/', 'lib/domain/', 'lib/config/', 'lib/messages/', 'lib/session/', 'lib/shop/'],
    message: 'The route factory may use session, gateway and contract, not pages.',
  },
  {
    zone: 'lib/seo/',
    may: [...SHARED, 'lib/config/', 'lib/contract/bff/', 'components/ui/price/unit-price-text.ts'],
    message: 'Metadata is built from what the page passes in.',
  },
  {
    zone: 'lib/testing/',
    may: ['lib/'],
    message: 'Test helpers of lib may import lib only.',
  },
  {
    zone: 'components/ui/',
    may: [...SHARED, 'lib/client/use-offline.ts'],
    message: 'components/ui knows no data and no texts of a domain: pass them in as props.',
  },
  {
    zone: 'components/catalog/',
    may: [...UI_SHARED, 'components/cart/'],
    message:
      "Catalogue screens may use ui, lib/client and the cart's stepper; server data comes as props from app/.",
  },
  {
    zone: 'components/site/',
    may: [...UI_SHARED, 'components/account/', 'components/delivery/'],
    message:
      'The frame of every page hosts the dialogs of account and delivery; other screens are composed in app/.',
  },
  ...['cart', 'cart-gate', 'checkout', 'account', 'content', 'delivery', 'pincode-alert'].map((name) => ({
    zone: `components/${name}/`,
    may: [...UI_SHARED, 'components/cart-gate/', 'components/pincode-alert/'],
    message:
      'Component folders do not import each other sideways or from the server side: compose them in app/, or move what is shared to components/ui or lib/client.',
  })),
  {
    zone: 'app/api/',
    may: ['lib/bff/', 'lib/shop/', 'lib/session/', 'lib/contract/', 'lib/domain/', 'lib/config/'],
    message: 'A route handler is one defineRoute: it may use bff, shop, session and contract.',
  },
  {
    zone: 'app/',
    may: ['components/', 'lib/'],
    never: ['lib/bff/', 'lib/contract/shop/', 'lib/testing/'],
    message:
      'Pages compose components with data of lib/shop; they may not use the wire format or the route factory.',
  },
  {
    zone: 'shop-api/',
    may: ['lib/contract/', 'lib/domain/', 'lib/html/', 'lib/messages/', 'lib/config/paths.ts'],
    never: ['lib/contract/bff/'],
    message:
      'The shop API is a separate program: it shares only the contract and the domain with the storefront.',
  },
  {
    zone: 'server/',
    may: ['lib/config/', 'lib/contract/is-bearer.ts', 'lib/domain/', 'lib/messages/'],
    message: 'The HTTP server serves files and passes requests on to Next.',
  },
  {
    zone: 'e2e/',
    may: [
      ...SHARED,
      'lib/contract/test-mode.ts',
      'lib/contract/define-call.ts',
      'lib/contract/shop/error-wire.ts',
      'lib/contract/shop/all-calls.ts',
      'bench/weight/',
      'package.json',
    ],
    message:
      'End-to-end tests see the shop from outside: they may use texts, paths, the domain, and the contract of test mode and errors.',
  },
  {
    zone: 'chaos/',
    may: [
      'lib/contract/',
      'lib/domain/',
      'lib/messages/',
      'lib/session/',
      'lib/testing/',
      'shop-api/',
      'scripts/lib/faulty-line.mjs',
      'deploy/here/',
    ],
    message: 'Chaos tests run the built shop, send it HTTP requests and read its database.',
  },
  {
    zone: 'scripts/',
    may: [],
    message: 'Scripts run before anything is built, so they import only each other.',
  },
  {
    zone: 'bench/',
    may: ['lib/contract/', 'lib/config/paths.ts', 'lib/domain/', 'shop-api/', 'scripts/lib/', 'package.json'],
    message: 'Benchmarks fill a database, open the built shop and call it.',
  },
  {
    zone: '',
    may: ['lib/domain/', 'lib/session/', 'lib/config/', 'lib/shop/'],
    message: 'Files at the top level configure; the implementation belongs in lib.',
  },
];

/** Packages that only some folders may import. */
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
const BENCH = /^(bench|chaos)\//;

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

export function isForTests(file) {
  return TEST.test(file) || TEST_HELPERS.test(file);
}

/** The message of the rule an import breaks, or undefined. */
export function brokenRule({ from, to, typeOnly, isPackage }) {
  if (to.endsWith('.css')) return undefined;
  const isTest = isForTests(from);
  if (!isTest && !typeOnly && BROWSER.test(from) && ZOD.test(to)) return NO_ZOD;
  if (!isTest && !typeOnly && LOCALISED.test(from) && ENGLISH.test(to)) return ONE_LANGUAGE;
  if (isPackage) return brokenPackageRule(from, to);
  const { zone, may, never = [], message } = ZONES.find((entry) => from.startsWith(entry.zone));
  if (TEST_HELPERS.test(to)) {
    return isTest || BENCH.test(from) ? undefined : 'Test helpers are for tests and benchmarks only.';
  }
  const isOwn = zone === '' ? !to.includes('/') : to.startsWith(zone);
  const isAllowed =
    may.some((prefix) => to.startsWith(prefix)) && !never.some((prefix) => to.startsWith(prefix));
  return isOwn || isAllowed ? undefined : message;
}

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
