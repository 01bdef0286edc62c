import type { Browser } from 'playwright';

/** Android's system fonts. Without them text is first rendered in other fallback fonts, found by a slow search. */
const PHONE_FONTS = { Roboto: 'Roboto-Regular', 'Noto Sans Tamil': 'NotoSansTamil-Regular' };

/** Which of a phone's fonts are installed on this machine. */
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
