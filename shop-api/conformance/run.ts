import type { ShopCall } from '@/lib/contract/define-call';
import { allCalls } from '@/lib/contract/shop/all-calls';
import { allBehaviours, type Behaviour } from './behaviours';
import { type Check, checksOf } from './checks';
import { Mismatch } from './mismatch';
import { LeftOut, type World } from './world';

export type Outcome = { passed: number; failed: number; leftOut: number };

/** What has a line of its own in the report. */
type Part = { name: string; checks: readonly Check[] };
type Asked = { calls?: readonly ShopCall[]; behaviours?: readonly Behaviour[] };

/** Walks the calls of the contract, then what it asks of the whole, and says in readable lines what does not fit. */
export async function runConformance(
  world: World,
  say: (line: string) => void,
  { calls = allCalls, behaviours = allBehaviours }: Asked = {},
): Promise<Outcome> {
  const total: Outcome = { passed: 0, failed: world.unread ? 1 : 0, leftOut: 0 };
  if (world.unread) say(`✗ ${world.unread.message}`);
  const parts: Part[] = [
    ...calls.map((call) => ({ name: call.name, checks: checksOf(call) })),
    ...behaviours.map((behaviour) => ({ name: nameOf(behaviour), checks: [behaviour] })),
  ];
  for (const { name, checks } of parts) {
    const problems: string[] = [];
    const reasons = new Set<string>();
    for (const check of checks) {
      const problem = await problemOf(check, world);
      if (problem === undefined) total.passed++;
      else if (problem instanceof LeftOut) {
        total.leftOut++;
        reasons.add(problem.message);
      } else {
        total.failed++;
        problems.push(`    ${checks.length > 1 ? `${check.title}: ` : ''}${problem.message}`);
      }
    }
    if (problems.length > 0) say([`✗ ${name}`, ...problems].join('\n'));
    else if (reasons.size > 0) say(`– ${name}: left out, ${[...reasons].join('; ')}`);
    else say(`✓ ${name}${checks.length > 1 ? ` (${checks.length} checks)` : ''}`);
  }
  return total;
}

export function nameOf({ rule, title }: Behaviour): string {
  return `${rule}: ${title}`;
}

/** 0: all fits; 1: something does not; 3: what was checked fits, and something was left out (docs/conformance.md). */
export function exitCodeOf({ failed, leftOut }: Outcome): number {
  if (failed > 0) return 1;
  return leftOut > 0 ? 3 : 0;
}

/** Undefined when the check passed. */
async function problemOf(check: Check, world: World): Promise<Error | undefined> {
  try {
    await check.run(world);
    return undefined;
  } catch (error) {
    if (error instanceof Mismatch || error instanceof LeftOut) return error;
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return new Mismatch(`could not be checked: ${message}`);
  }
}
