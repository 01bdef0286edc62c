/** @typedef {{ zone: string, may: string[], never?: string[], message: string }} Zone a folder and what it may import */

const SHARED = ['lib/domain/', 'lib/messages/', 'lib/config/paths.ts', 'lib/config/unlinked-paths.ts'];
/** Browser code that holds no data of the shop. */
const UI_CLIENT = ['after-paint', 'emitter', 'modal-store', 'toast-store', 'use-offline'];
const API_PATHS = 'lib/config/api-paths.ts';
const UI_SHARED = [...SHARED, API_PATHS, 'lib/client/', 'lib/contract/bff/', 'components/ui/'];

/**
 * What each folder may import (docs/architecture.md). The first matching zone applies; the zone itself is allowed.
 *
 * @type {Zone[]}
 */
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
    may: [...SHARED, API_PATHS, 'lib/contract/bff/'],
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
    may: ['lib/domain/', 'lib/config/addresses.mjs', 'lib/config/pages.ts', 'lib/config/paths.ts'],
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
    may: [...SHARED, 'lib/config/', 'lib/contract/bff/'],
    message: 'Metadata is built from what the page passes in.',
  },
  {
    zone: 'lib/testing/',
    may: ['lib/'],
    message: 'Test helpers of lib may import lib only.',
  },
  {
    zone: 'components/ui/',
    may: [...SHARED, ...UI_CLIENT.map((name) => `lib/client/${name}.ts`)],
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
    may: [
      'lib/contract/',
      'lib/domain/',
      'lib/html/',
      'lib/messages/',
      'lib/config/paths.ts',
      'lib/config/internal-paths.ts',
    ],
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
    zone: 'deploy/',
    may: ['scripts/lib/'],
    message: 'The commands of a deployment use the scripts of the project.',
  },
  {
    zone: 'bench/',
    may: ['lib/contract/', 'lib/config/paths.ts', 'lib/domain/', 'shop-api/', 'scripts/lib/', 'package.json'],
    message: 'Benchmarks fill a database, open the built shop and call it.',
  },
];

/** The zone of the files at the top level. */
const TOP_LEVEL = {
  zone: '',
  may: ['lib/domain/', 'lib/session/', 'lib/config/', 'lib/shop/'],
  message: 'Files at the top level configure; the implementation belongs in lib.',
};

/**
 * @param {string} file
 * @returns {Zone}
 */
export function zoneOf(file) {
  return ZONES.find(({ zone }) => file.startsWith(zone)) ?? TOP_LEVEL;
}
