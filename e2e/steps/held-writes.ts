import type { Page } from 'playwright/test';

/** Holds the cart's write requests until `letGo`, as on a very slow connection. */
export async function holdCartWrites(page: Page) {
  const sent: unknown[] = [];
  let letGo = () => {};
  const allowed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const writes = '**/api/cart/lines/*';
  await page.route(writes, async (route) => {
    sent.push(route.request().postDataJSON());
    await allowed;
    await route.continue();
  });
  return {
    /** Request bodies in the order they were sent. */
    sent,
    letGo: () => letGo(),
    /** Lets new requests pass, while those already held stay held. */
    passNewOnes: () => page.unroute(writes),
  };
}
