import fs from 'node:fs';
import path from 'node:path';
import { type BrowserType, defineConfig, devices, firefox, webkit } from 'playwright/test';
import { settings } from './fixtures/settings';
import { VIEWPORTS } from './fixtures/viewports';

/** Whether Playwright's own build of a browser is installed (`npx playwright install firefox webkit`). */
const isInstalled = (browser: BrowserType) => fs.existsSync(browser.executablePath());

/** Other engines run the smoke tests only; the details are tested in Chromium. */
const otherEngines = [
  { name: 'firefox', browser: firefox, device: devices['Desktop Firefox'] },
  { name: 'webkit', browser: webkit, device: devices['Desktop Safari'] },
].filter(({ browser }) => isInstalled(browser));

const launchOptions = {
  ...(settings.browserPath ? { executablePath: settings.browserPath } : {}),
  // Chromium's sandbox does not start for root, for example in containers.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};
const [phone, desktop] = VIEWPORTS;

/** Tests in which a shopper's money or typed text is at stake also run on a phone. */
const ALSO_ON_A_PHONE = [
  'account-data.spec.ts',
  'cart-survives.spec.ts',
  'contact.spec.ts',
  'pay-online.spec.ts',
  'promotion.spec.ts',
  'stock-alert.spec.ts',
];
/** Tests of failing requests do not depend on the width: they run on a phone only, where requests fail most often. */
const ONLY_ON_A_PHONE = ['order-failures.spec.ts', 'payment-failures.spec.ts', 'place-once.spec.ts'];

const onAPhone = [...ALSO_ON_A_PHONE, ...ONLY_ON_A_PHONE];
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
    // why: its cache would hide the shop's responses; offline.spec.ts allows it
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
      testIgnore: ONLY_ON_A_PHONE,
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
