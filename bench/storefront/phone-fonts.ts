import type { Browser } from 'playwright';

/** What Android brings: without it a page's first letters cost a search for others, and stand-ins of another shape. */
const PHONE_FONTS = { Roboto: 'Roboto-Regular', 'Noto Sans Tamil': 'NotoSansTamil-Regular' };

/** Which fonts of a phone the browser finds on this machine. */
export async function phoneFonts(browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(async (fonts) => {
      const names = Object.keys(fonts);
      const loads = Object.values(fonts).map((font) => new FontFace(font, `local("${font}")`).load());
      const found = await Promise.allSettled(loads);
      return names.filter((_, index) => found[index]?.status === 'fulfilled');
    }, PHONE_FONTS);
  } finally {
    await page.close();
  }
}
