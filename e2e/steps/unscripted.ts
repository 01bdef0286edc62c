import type { Page } from 'playwright/test';
import { expect } from '@/e2e/fixtures/test';

export const SCRIPTS = /_next\/static\/chunks\/.*\.js$/;

/** Opens a page whose scripts are held or fail; waits for its heading only. */
export async function openUnscripted(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
