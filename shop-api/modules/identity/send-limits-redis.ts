import { createHmac, randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { SharedLimits } from '@/shop-api/ports/shared-limits';
import { countedFor, LATEST_AHEAD_MS, SEND_LIMITS } from './otp-limits';

/**
 * One sorted set of moments for each thing counted. Looks at every limit of every set and, unless one is used up,
 * counts this code in all of them: at once, so instances cannot pass a limit between them.
 * KEYS: the sets. ARGV: now, the latest that counts, a member, the longest window, then for each limit its set, count and
 * window.
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
  // why: Redis is no place for the numbers and addresses of shoppers
  const keyOf = (counted: string, value: string) => {
    const digest = createHmac('sha256', pepper).update(JSON.stringify(['sends', counted, value]));
    return `koodai:{sends}:${counted}:${digest.digest('base64url')}`;
  };
  return {
    async take(sender, now) {
      const counted = countedFor(sender);
      const countedValue = { mobile: sender.mobile, caller: sender.callerIp, shop: '' };
      const keys = counted.map((kind) => keyOf(kind, countedValue[kind]));
      const limits = counted.flatMap((kind, index) =>
        SEND_LIMITS[kind].map((limit) => ({ counted: kind, limit, set: index + 1 })),
      );
      const longest = Math.max(...limits.map(({ limit }) => limit.withinMs));
      const rows = limits.flatMap(({ set, limit }) => [set, limit.count, limit.withinMs]);
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
      return usedUp && { counted: usedUp.counted, limit: usedUp.limit, opensAt: new Date(opensAt) };
    },
  };
}
