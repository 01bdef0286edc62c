import { z } from 'zod';
import { addressWire } from '@/lib/contract/shop/account';
import { allCalls } from '@/lib/contract/shop/all-calls';
import { cartLineWire } from '@/lib/contract/shop/cart';
import { errorWire } from '@/lib/contract/shop/error-wire';
import {
  countedProductWire,
  favouriteProductWire,
  listedProductWire,
  netQuantityWire,
  packWire,
  productDetailWire,
} from '@/lib/contract/shop/product-wire';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas used in several responses, listed once by name. */
const NAMED = {
  Address: addressWire,
  CartLine: cartLineWire,
  Error: errorWire,
  ListedProduct: listedProductWire,
  CountedProduct: countedProductWire,
  NetQuantity: netQuantityWire,
  Pack: packWire,
  ProductDetail: productDetailWire,
  RelatedProduct: favouriteProductWire,
} satisfies Record<string, z.ZodType>;

const ANSWER = 'answer.';

export type ContractSchemas = {
  components: Record<string, JsonSchema>;
  answerOf(callName: string): JsonSchema;
};

/** JSON Schema (2020-12, the dialect of OpenAPI 3.1) of every response, with references to the named schemas. */
export function contractSchemas(): ContractSchemas {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  for (const { name, output } of allCalls) registry.add(output, { id: `${ANSWER}${name}` });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}` });
  const all = Object.entries(schemas).map(([id, schema]) => [id, bare(schema)] as const);
  const answers = new Map(all.filter(([id]) => id.startsWith(ANSWER)));
  return {
    components: Object.fromEntries(all.filter(([id]) => !id.startsWith(ANSWER))),
    answerOf: (callName) => answers.get(`${ANSWER}${callName}`) ?? {},
  };
}

export type InputField = { name: string; isRequired: boolean; schema: JsonSchema };

/** The fields of an input as a caller sends them; fields with a default are optional. */
export function inputFields(input: z.ZodType): InputField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    schema: typeof schema === 'object' ? { ...schema } : {},
  }));
}

/** Removes dialect and id, which the document declares globally. */
function bare({ $schema: _dialect, $id: _id, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
