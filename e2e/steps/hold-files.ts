import type { Page } from 'playwright/test';

/** Holds requests for matching files, or only for those whose content includes `words`, until `release`. */
export async function hold(page: Page, files: RegExp, words?: string) {
  const asked: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    asked.push(route.request().url());
    const response = words === undefined ? undefined : await route.fetch();
    if (!response || (await response.text()).includes(words ?? '')) await released;
    await (response ? route.fulfill({ response }) : route.continue()).catch(() => undefined);
  });
  return { asked, release };
}
