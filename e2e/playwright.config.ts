import { defineConfig, devices } from 'playwright/test';
import { settings } from './fixtures/settings';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  tsconfig: '../tsconfig.json',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  workers: settings.workers,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ...(settings.reportFile ? [['json', { outputFile: settings.reportFile }] as const] : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: settings.origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(settings.browserPath ? { executablePath: settings.browserPath } : {}),
      // Chromium's sandbox does not start for root, as in containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
