/** Fields of each type for Google and schema.org: required for a rich result, and recommended for a better one. */
const schemaFields: Record<string, { required: readonly string[]; recommended: readonly string[] }> = {
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: ['description', 'sku', 'url', 'category', 'countryOfOrigin'],
  },
  Offer: {
    required: ['price', 'priceCurrency', 'availability'],
    recommended: [
      'url',
      'itemCondition',
      'priceSpecification',
      'seller',
      'shippingDetails',
      'hasMerchantReturnPolicy',
    ],
  },
  UnitPriceSpecification: { required: ['price', 'priceCurrency'], recommended: [] },
  OfferShippingDetails: { required: ['shippingRate', 'shippingDestination'], recommended: [] },
  MonetaryAmount: { required: ['value', 'currency'], recommended: [] },
  DefinedRegion: { required: ['addressCountry'], recommended: ['addressRegion'] },
  Country: { required: ['name'], recommended: [] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: ['merchantReturnLink', 'merchantReturnDays', 'returnFees'],
  },
  QuantitativeValue: { required: ['value'], recommended: [] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: ['name', 'numberOfItems'] },
  ListItem: { required: ['position'], recommended: ['name'] },
  OnlineStore: {
    required: ['name', 'url'],
    recommended: ['logo', 'description', 'contactPoint', 'hasMerchantReturnPolicy'],
  },
  Organization: { required: ['name'], recommended: ['url'] },
  ContactPoint: { required: ['telephone'], recommended: ['contactType', 'email'] },
  ImageObject: { required: ['url'], recommended: ['width', 'height'] },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction', 'inLanguage'] },
  SearchAction: { required: ['target', 'query-input'], recommended: [] },
  EntryPoint: { required: ['urlTemplate'], recommended: [] },
  GroceryStore: {
    required: ['name', 'address'],
    recommended: ['url', 'telephone', 'image', 'currenciesAccepted'],
  },
  PostalAddress: { required: ['addressCountry'], recommended: ['streetAddress', 'addressRegion'] },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
};

/** The fields missing in a JSON-LD block and in the blocks within it, and types that are not listed here. */
export function missingFields(value: unknown, where = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => missingFields(one, `${where}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const block = value as Record<string, unknown>;
  const inner = Object.entries(block).flatMap(([name, one]) => missingFields(one, `${where}.${name}`));
  const type = String(block['@type']);
  const fields = schemaFields[type];
  if (!fields) return [`${where}: a type that nobody has checked, ${type}`, ...inner];
  const lacking = [...fields.required, ...fields.recommended].filter((name) => isEmpty(block[name]));
  return [...lacking.map((name) => `${where} (${type}) has no ${name}`), ...inner];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
