import { hasPriceChange, lineProblem } from '@/lib/domain/cart-check';
import { clampQuantity, MAX_LINE_QUANTITY } from '@/lib/domain/quantity';

export type ModelProduct = { stock: number; pricePaise: number; variantName: string; active: boolean };
export type ModelLine = { quantity: number; accepted: { pricePaise: number; variantName: string } };
/** The expected outcome of a write. */
export type Outcome = 'done' | 'capped' | 'out_of_stock' | 'not_found';

/** The cart rules as a simple in-memory model that the API must agree with. */
export class CartModel {
  readonly lines = new Map<number, ModelLine>();

  constructor(readonly products: Map<number, ModelProduct>) {}

  product(id: number): ModelProduct {
    const product = this.products.get(id);
    if (!product) throw new Error(`no product ${id}`);
    return product;
  }

  quantityOf(id: number): number {
    return this.lines.get(id)?.quantity ?? 0;
  }

  /** decisions.md 4: absolute quantities, capped by stock and 99; 0 removes, whatever the product is. */
  set(id: number, wanted: number): Outcome {
    if (wanted === 0) {
      this.lines.delete(id);
      return 'done';
    }
    const product = this.product(id);
    if (!product.active) return 'not_found';
    const quantity = Math.min(wanted, product.stock, MAX_LINE_QUANTITY);
    if (quantity === 0) return 'out_of_stock';
    const line = this.lines.get(id);
    if (line) line.quantity = quantity;
    else this.lines.set(id, { quantity, accepted: termsOf(product) });
    return quantity < wanted ? 'capped' : 'done';
  }

  accept(): void {
    for (const [id, line] of this.lines) line.accepted = termsOf(this.product(id));
  }

  /** decisions.md 18: quantities add up; an unavailable line stays, so that the cart can report it. */
  merge(guest: CartModel): void {
    for (const [id, { quantity, accepted }] of guest.lines) {
      const together = quantity + this.quantityOf(id);
      const capped = clampQuantity(together, this.product(id).stock);
      this.lines.set(id, { accepted, quantity: capped || Math.min(together, MAX_LINE_QUANTITY) });
    }
    guest.lines.clear();
  }

  /** Product ids by the list of the cart check, and the subtotal of available lines. */
  check(): { problems: Record<string, number[]>; totalPaise: number } {
    const problems: Record<string, number[]> = {};
    let totalPaise = 0;
    for (const [id, { quantity, accepted }] of this.lines) {
      const { stock, pricePaise, variantName, active } = this.product(id);
      const line = {
        added: { variantName: accepted.variantName, nicName: '', unitPrice: accepted.pricePaise },
        current: { variantName, nicName: '', unitPrice: pricePaise, stock, active, categoryActive: true },
        quantity,
      };
      const problem = lineProblem(line);
      if (problem === undefined) totalPaise += pricePaise * quantity;
      const list = problem ?? (hasPriceChange(line) ? 'productPriceChange' : undefined);
      if (list) problems[list] = [...(problems[list] ?? []), id];
    }
    return { problems, totalPaise };
  }
}

function termsOf({ pricePaise, variantName }: ModelProduct): ModelLine['accepted'] {
  return { pricePaise, variantName };
}
