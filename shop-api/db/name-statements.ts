import { Client, type Pool } from 'pg';

/** What one connection keeps parsed and planned. Texts beyond it run unnamed. */
const MOST_STATEMENTS = 200;
/** A text for each length of a list or number of rows: they would take the names of all others. */
const HAS_LENGTH = /\bin \(\$\d+, |\bvalues \([^()]*\), \(/;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS || HAS_LENGTH.test(text)) return known;
  const name = `shop_${names.size + 1}`;
  names.set(text, name);
  return name;
}

function withName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || 'submit' in query) return query;
  if (!('text' in query) || typeof query.text !== 'string') return query;
  const name = 'name' in query && typeof query.name === 'string' ? query.name : nameOf(query.text);
  return name === undefined ? query : { ...query, name };
}

/** Has each connection of the pool parse and plan a statement of the query builder once, not at every call. */
export function nameStatements(pool: Pool): void {
  pool.on('connect', (client) => {
    const named = (first: unknown, ...rest: unknown[]) =>
      Reflect.apply(Client.prototype.query, client, [withName(first), ...rest]);
    Object.assign(client, { query: named });
  });
}
