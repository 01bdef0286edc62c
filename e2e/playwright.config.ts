import fs from 'node:fs';
import path from 'node:path';
import { type BrowserType, defineConfig, devices, firefox, webkit } from 'playwright/test';
import { settings } from './fixtures/settings';
import { VIEWPORTS } from './fixtures/viewports';

/** Playwright's own build of a browser lies on this machine (`npx playwright install firefox webkit`). */
const isInstalled = (browser: BrowserType) => fs.existsSync(browser.executablePath());

/** Engines beside Chromium see whether the shop works in them at all; its details are Chromium's to test. */
const otherEngines = [
  { name: 'firefox', browser: firefox, device: devices['Desktop Firefox'] },
  { name: 'webkit', browser: webkit, device: devices['Desktop Safari'] },
].filter(({ browser }) => isInstalled(browser));

const launchOptions = {
  ...(settings.browserPath ? { executablePath: settings.browserPath } : {}),
  // Chromium's sandbox does not start for root, as in containers.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};
const [phone, desktop] = VIEWPORTS;

/** Where a shopper's money or words are at stake: played on a phone too. */
const ON_A_PHONE_TOO = [
  'account-data.spec.ts',
  'cart-survives.spec.ts',
  'contact.spec.ts',
  'pay-online.spec.ts',
  'promotion.spec.ts',
  'stock-alert.spec.ts',
];
/** What goes wrong on the way to the server, whatever the width: on a phone, where it does most. */
const ON_A_PHONE_ALONE = ['order-failures.spec.ts', 'payment-failures.spec.ts', 'place-once.spec.ts'];

const onAPhone = [...ON_A_PHONE_TOO, ...ON_A_PHONE_ALONE];
const lost = onAPhone.filter((file) => !fs.existsSync(path.join(__dirname, file)));
if (lost.length > 0) throw new Error(`There is no ${lost.join(', ')} to play on a phone.`);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  tsconfig: '../tsconfig.json',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  workers: settings.workers,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
  reporter: [
    ['list'],
    ...(settings.reportFile ? [['json', { outputFile: settings.reportFile }] as const] : []),
  ],
  use: {
    // why: what it keeps would hide what the shop answers; offline.spec.ts lets it work
    serviceWorkers: 'block',
    baseURL: settings.origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: ON_A_PHONE_ALONE,
      use: { ...devices['Desktop Chrome'], viewport: desktop, launchOptions },
    },
    {
      name: 'chromium-phone',
      testMatch: onAPhone,
      use: { ...devices['Pixel 7'], viewport: phone, launchOptions },
    },
    ...otherEngines.map(({ name, device }) => ({
      name,
      grep: /@smoke/,
      use: { ...device, viewport: desktop },
    })),
  ],
});
