import { Client, type Pool } from 'pg';

/** The most prepared statements per connection; further texts run unnamed. */
const MAX_STATEMENTS = 200;
/** Texts that differ by list length, row count or the words of a search: they would use up all names. */
const HAS_LENGTH = /\bin \(\$\d+, |\bvalues \([^()]*\), \(|\blevenshtein_less_equal\(/;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_STATEMENTS || HAS_LENGTH.test(text)) return known;
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

/** Makes each connection of the pool prepare a query builder statement once instead of planning every call. */
export function nameStatements(pool: Pool): void {
  pool.on('connect', (client) => {
    const named = (first: unknown, ...rest: unknown[]) =>
      Reflect.apply(Client.prototype.query, client, [withName(first), ...rest]);
    Object.assign(client, { query: named });
  });
}
