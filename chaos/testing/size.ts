/** `npm run test:chaos` is the long form, `npm test` has the short one. */
export const isLong = process.env.CHAOS === 'long';

export function sized<Value>({ long, short }: { long: Value; short: Value }): Value {
  return isLong ? long : short;
}
