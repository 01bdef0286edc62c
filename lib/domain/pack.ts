export type Pack = { variantName: string; nicName: string; variantLabel: string };

/** "500 g", or "1 pc (small) · 600 to 800 g" where the label says more (decisions.md 5). */
export function packText({ variantName, nicName, variantLabel }: Pack): string {
  const amount = `${variantName} ${nicName}`.trim();
  return variantLabel === '' || variantLabel === amount ? amount : `${amount} · ${variantLabel}`;
}
