export type Pack = { variantName: string; nicName: string; variantLabel: string };

/** Whether `words` stand in `text` as whole words: "200 g" in "200 g pack", not in "1200 g". */
function says(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `);
}

/** What one buys, and what the label adds to it: empty when that has been said already (decisions.md 5). */
export function packParts({ variantName, nicName, variantLabel }: Pack): { amount: string; more: string } {
  const amount = `${variantName} ${nicName}`.trim();
  const added = variantLabel
    .split(/[,·]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !says(amount, part));
  return { amount, more: added.join(', ') };
}

/** "500 g", or "1 pc (small) · 600 to 800 g" where the label says more (decisions.md 5). */
export function packText(pack: Pack): string {
  const { amount, more } = packParts(pack);
  return more === '' ? amount : `${amount} · ${more}`;
}
