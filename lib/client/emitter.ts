type Listener<Value> = (value: Value) => void;

/** Returns how to subscribe, which returns how to unsubscribe, and how to call all listeners. */
export function createEmitter<Value = void>(): [
  subscribe: (listener: Listener<Value>) => () => void,
  emit: Listener<Value>,
] {
  const listeners = new Set<Listener<Value>>();
  return [
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    (value) => {
      for (const listener of listeners) listener(value);
    },
  ];
}
