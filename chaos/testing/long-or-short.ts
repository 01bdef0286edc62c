/** `npm run test:chaos` is the long run, `npm test` the short one. */
export const isLongRun = process.env.CHAOS === 'long';

export function longOrShort<Value>({ long, short }: { long: Value; short: Value }): Value {
  return isLongRun ? long : short;
}
