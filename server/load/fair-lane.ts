export type Call = () => void;

type FairLane = {
  size: () => number;
  add: (client: string | symbol, call: Call) => void;
  remove: (client: string | symbol, call: Call) => void;
  sizeOf: (client: string | symbol) => number;
  /** The call whose turn it is; it stays in the lane until it is removed. Undefined when none waits. */
  next: () => Call | undefined;
};

/** Waiting calls, first come, first served for each client; the clients take turns, however many calls one has. */
export function fairLane(): FairLane {
  // a Map keeps its order of insertion: the first client is the next one
  const clients = new Map<string | symbol, Set<Call>>();
  let size = 0;
  return {
    size: () => size,
    sizeOf: (client) => clients.get(client)?.size ?? 0,
    add: (client, call) => {
      const calls = clients.get(client) ?? new Set();
      clients.set(client, calls.add(call));
      size += 1;
    },
    remove: (client, call) => {
      const calls = clients.get(client);
      if (!calls?.delete(call)) return;
      size -= 1;
      if (calls.size === 0) clients.delete(client);
    },
    next: () => {
      const [first] = clients;
      if (!first) return undefined;
      const [client, calls] = first;
      clients.delete(client);
      clients.set(client, calls);
      const [call] = calls;
      return call;
    },
  };
}
