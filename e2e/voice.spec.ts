import type { Page } from 'playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

/** What the fake recognizer does a moment after it starts. */
type Speech = { hears: string } | { fails: string };

/** Gives every page a fake speech recognizer, as there is no microphone; undefined removes the browser's own. */
async function listenWith(page: Page, speech: Speech | undefined): Promise<void> {
  await page.addInitScript((said) => {
    class Recognizer {
      lang = '';
      onresult: (event: unknown) => void = () => undefined;
      onerror: (event: unknown) => void = () => undefined;
      onend: () => void = () => undefined;
      start() {
        queueMicrotask(() => {
          if (said && 'hears' in said) this.onresult({ results: [[{ transcript: said.hears }]] });
          else this.onerror({ error: said?.fails });
          this.onend();
        });
      }
      abort() {
        this.onend();
      }
    }
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      Object.defineProperty(window, name, { value: said && Recognizer, configurable: true });
    }
  }, speech);
}

const microphone = (page: Page) =>
  page
    .getByRole('search')
    .getByRole('button', { name: text('search.voice') })
    .filter({ visible: true });
const box = (page: Page) =>
  page.getByRole('combobox', { name: text('search.label') }).filter({ visible: true });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[2.route.search] recognised words appear in the search box and are searched for', async ({
      page,
    }) => {
      await listenWith(page, { hears: ' small onion ' });
      await page.goto(paths.home);
      await box(page).focus();
      await microphone(page).click();
      await expect(page).toHaveURL(paths.search('small onion'));
      await expect(box(page)).toHaveValue('small onion');
      await expect(page.getByRole('main').getByRole('article').first()).toContainText('Small Onion');
    });
  });
}

for (const [error, said] of [
  ['not-allowed', text('search.voice_off')],
  ['network', text('search.voice_unheard')],
] as const) {
  test(`a recognizer that ends with ${error} leaves the page as it was and says why`, async ({ page }) => {
    await listenWith(page, { fails: error });
    await page.goto(paths.home);
    await box(page).focus();
    await microphone(page).click();
    await expect(page.getByRole('alert').getByText(said)).toBeVisible();
    await expect(microphone(page)).toBeVisible();
    await expect(page).toHaveURL(paths.home);
  });
}

test('a browser that cannot listen shows no microphone', async ({ page }) => {
  await listenWith(page, undefined);
  await page.goto(paths.home);
  await box(page).fill('tomato');
  await page
    .getByRole('search')
    .getByRole('button', { name: text('search.clear') })
    .filter({ visible: true })
    .click();
  await expect(microphone(page)).toHaveCount(0);
});
