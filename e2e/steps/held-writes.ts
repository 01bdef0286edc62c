import type { Page } from 'playwright/test';

/** A line so slow that the cart's writes hang until they are let go. */
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
    /** The bodies in the order they were sent. */
    sent,
    letGo: () => letGo(),
    /** What is sent from now on passes; what hangs goes on hanging. */
    passNewOnes: () => page.unroute(writes),
  };
}
