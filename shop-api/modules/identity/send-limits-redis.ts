import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { keyedDigest } from '@/lib/contract/keyed-digest';
import { LATEST_AHEAD_MS } from '@/shop-api/db/clock-ahead';
import type { SharedLimits } from '@/shop-api/ports/shared-limits';
import { limitsFor, scopeValuesOf } from './otp-limits';

/**
 * One sorted set of timestamps per limit scope. Checks every limit of every set and, unless one is used up, adds this
 * code to all sets. It is one atomic script, so instances cannot exceed a limit together. KEYS: the sets. ARGV: now,
 * the latest timestamp that counts, a member, the longest window, then per limit: set index, count and window.
 */
const TAKE = `
local now, latest, member, longest = tonumber(ARGV[1]), ARGV[2], ARGV[3], tonumber(ARGV[4])
for i = 5, #ARGV, 3 do
  local key, count, within = KEYS[tonumber(ARGV[i])], tonumber(ARGV[i + 1]), tonumber(ARGV[i + 2])
  local newest = redis.call('ZREVRANGEBYSCORE', key, latest, '(' .. (now - within), 'WITHSCORES', 'LIMIT', 0, count)
  if #newest == 2 * count then
    return {(i - 5) / 3, newest[2 * count] + within}
  end
end
for i = 1, #KEYS do
  redis.call('ZREMRANGEBYSCORE', KEYS[i], '-inf', now - longest)
  redis.call('ZADD', KEYS[i], now, member)
  redis.call('PEXPIRE', KEYS[i], longest)
end
return {-1, 0}
`;

const answerSchema = z.tuple([z.number().int(), z.coerce.number()]);

export function redisLimits(redis: Pick<Redis, 'eval'>, pepper: string): SharedLimits {
  // why: shoppers' numbers and addresses must not be stored in Redis
  const keyOf = (scope: string, value: string) =>
    `koodai:{sends}:${scope}:${keyedDigest(pepper, ['sends', scope, value])}`;
  return {
    async take(sender, now) {
      const limits = limitsFor(sender);
      const scopes = [...new Set(limits.map(({ scope }) => scope))];
      const scopeValues = scopeValuesOf(sender);
      const keys = scopes.map((scope) => keyOf(scope, scopeValues[scope]));
      const longest = Math.max(...limits.map(({ limit }) => limit.withinMs));
      const rows = limits.flatMap(({ scope, limit }) => [
        scopes.indexOf(scope) + 1,
        limit.count,
        limit.withinMs,
      ]);
      const answer = await redis.eval(
        TAKE,
        keys.length,
        ...keys,
        now.getTime(),
        now.getTime() + LATEST_AHEAD_MS,
        randomUUID(),
        longest,
        ...rows,
      );
      const [index, opensAt] = answerSchema.parse(answer);
      const usedUp = limits[index];
      return usedUp && { scope: usedUp.scope, limit: usedUp.limit, opensAt: new Date(opensAt) };
    },
  };
}
