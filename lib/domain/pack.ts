export type Pack = { variantName: string; nicName: string; variantLabel: string };

/** Whether `text` contains `words` as whole words: "200 g pack" contains "200 g", "1200 g" does not. */
function containsWords(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `);
}

/** The amount, and the parts of the label that do not repeat it (decisions.md 5). */
export function packParts({ variantName, nicName, variantLabel }: Pack): { amount: string; more: string } {
  const amount = `${variantName} ${nicName}`.trim();
  const added = variantLabel
    .split(/[,·]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !containsWords(amount, part));
  return { amount, more: added.join(', ') };
}

/** "500 g", or "1 pc (small) · 600 to 800 g" when the label adds to the amount (decisions.md 5). */
export function packText(pack: Pack): string {
  const { amount, more } = packParts(pack);
  return more === '' ? amount : `${amount} · ${more}`;
}
