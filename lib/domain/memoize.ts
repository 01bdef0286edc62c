/** Caches the result of `make` for each key, without a limit. */
export function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, { value: Value }>();
  return (key) => {
    const entry = cache.get(key) ?? { value: make(key) };
    cache.set(key, entry);
    return entry.value;
  };
}
