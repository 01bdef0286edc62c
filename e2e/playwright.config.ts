import fs from 'node:fs';
import { type BrowserType, defineConfig, devices, firefox, webkit } from 'playwright/test';
import { settings } from './fixtures/settings';

/** Playwright's own build of a browser lies on this machine (`npx playwright install firefox webkit`). */
const isInstalled = (browser: BrowserType) => fs.existsSync(browser.executablePath());

/** Engines beside Chromium see whether the shop works in them at all; its details are Chromium's to test. */
const otherEngines = [
  { name: 'firefox', browser: firefox, device: devices['Desktop Firefox'] },
  { name: 'webkit', browser: webkit, device: devices['Desktop Safari'] },
].filter(({ browser }) => isInstalled(browser));

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
    viewport: { width: 1440, height: 900 },
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
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        launchOptions: {
          ...(settings.browserPath ? { executablePath: settings.browserPath } : {}),
          // Chromium's sandbox does not start for root, as in containers.
          args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
        },
      },
    },
    ...otherEngines.map(({ name, device }) => ({
      name,
      grep: /@smoke/,
      use: { ...device, viewport: { width: 1440, height: 900 } },
    })),
  ],
});
