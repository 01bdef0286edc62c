import { z } from 'zod';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { defineCommand, type OperatorContext } from '../command';
import { countField, positiveRupeesField, rupeesField, slugField } from '../fields';
import { productOutput, productText, slugArg, toOutput } from './product-output';
import { changeProduct, type ProductChange } from './product-rows';

const priceInput = z.object({ slug: slugField, price: positiveRupeesField, offer: rupeesField.optional() });
const stockInput = z.object({ slug: slugField, count: countField });

/** The `run` function of a command that changes the product it names. */
function runChange<Input extends { slug: string }>(toChange: (input: Input) => ProductChange) {
  return async ({ db }: OperatorContext, input: Input) =>
    toOutput(await withTransaction(db, (tx) => changeProduct(tx, input.slug, toChange(input))));
}

const setPrice = defineCommand({
  name: 'price set',
  summary: 'Set the price of a product; its offer stays unless --offer says otherwise.',
  args: [slugArg, { name: 'price', about: 'the price in rupees' }],
  options: { offer: { value: 'rupees', about: 'the offer price; 0 ends the offer' } },
  input: priceInput,
  output: productOutput,
  run: runChange(({ price, offer }) => ({ product }) => ({
    pricePaise: price,
    offerPaise: offer ?? product.offerPaise,
  })),
  text: productText,
});

const setStock = defineCommand({
  name: 'stock set',
  summary: 'Set how many packs can be sold, without those of orders and open payments.',
  args: [slugArg, { name: 'count', about: 'the number of packs' }],
  input: stockInput,
  output: productOutput,
  run: runChange(({ count }) => () => ({ stock: count })),
  text: productText,
});

const addStock = defineCommand({
  name: 'stock add',
  summary: 'Add packs that have arrived.',
  args: [slugArg, { name: 'count', about: 'packs to add' }],
  input: stockInput,
  output: productOutput,
  run: runChange(({ count }) => ({ product }) => ({ stock: product.stock + count })),
  text: productText,
});

const takeStock = defineCommand({
  name: 'stock take',
  summary: 'Remove packs that cannot be sold.',
  args: [slugArg, { name: 'count', about: 'packs to remove' }],
  input: stockInput,
  output: productOutput,
  run: runChange(({ count }) => ({ product }) => ({ stock: product.stock - count })),
  text: productText,
});

export const priceCommands = [setPrice, setStock, addStock, takeStock];
