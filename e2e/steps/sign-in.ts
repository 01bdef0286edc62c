import type { Page } from 'playwright/test';
import { text } from '@/e2e/fixtures/language';
import { lastCode } from '@/e2e/fixtures/last-code';
import { expect } from '@/e2e/fixtures/test';

/** Fills the open sign-in dialog: name and mobile, then the code that was sent. */
export async function signInWithCode(
  page: Page,
  { name, mobile }: { name: string; mobile: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: text('signin.title') });
  await dialog.getByRole('textbox', { name: text('signin.name') }).fill(name);
  await dialog.getByRole('textbox', { name: text('signin.mobile') }).fill(mobile);
  await dialog.getByRole('button', { name: text('signin.send') }).click();

  const code = page.getByRole('textbox', { name: text('signin.code') });
  await expect(code).toBeVisible();
  await code.fill(await lastCode(mobile));
  await page.getByRole('button', { name: text('signin.verify') }).click();
  await expect(page.getByText(text('signin.thanks'))).toBeVisible();
}
