/** Makes a value at the first call with a text, and answers the same one at every later call with it. */
export function onceForEach<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, { value: Value }>();
  return (text) => {
    const known = made.get(text) ?? { value: make(text) };
    made.set(text, known);
    return known.value;
  };
}
