import type { ShopCall } from '@/lib/contract/define-call';
import { allCalls } from '@/lib/contract/shop/all-calls';
import { allBehaviours, type Behaviour } from './behaviours';
import { type Check, checksOf } from './checks';
import { Mismatch } from './mismatch';
import { AbortedRun, SkippedCheck, type World } from './world';

export type Outcome = { passed: number; failed: number; leftOut: number };

/** A part of the run with one line in the report. */
type Part = { name: string; checks: readonly Check[] };
type RunScope = { calls?: readonly ShopCall[]; behaviours?: readonly Behaviour[] };

/** Runs the checks of all calls, then those of the behaviours, and reports each part in a readable line. */
export async function runConformance(
  world: World,
  say: (line: string) => void,
  { calls = allCalls, behaviours = allBehaviours }: RunScope = {},
): Promise<Outcome> {
  const total: Outcome = { passed: 0, failed: world.unread ? 1 : 0, leftOut: 0 };
  if (world.unread) say(`✗ ${world.unread.message}`);
  const parts: Part[] = [
    ...calls.map((call) => ({ name: call.name, checks: checksOf(call) })),
    ...behaviours.map((behaviour) => ({ name: nameOf(behaviour), checks: [behaviour] })),
  ];
  for (const part of parts) {
    const { isOver, line, ...outcome } = await runPart(part, world);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    total.leftOut += outcome.leftOut;
    say(line);
    if (isOver) break;
  }
  return total;
}

async function runPart(
  { name, checks }: Part,
  world: World,
): Promise<Outcome & { line: string; isOver: boolean }> {
  const outcome = { passed: 0, failed: 0, leftOut: 0, isOver: false };
  const problems: string[] = [];
  const reasons = new Set<string>();
  for (const check of checks) {
    const problem = await problemOf(check, world);
    if (problem === undefined) outcome.passed++;
    else if (problem instanceof SkippedCheck) {
      outcome.leftOut++;
      reasons.add(problem.message);
    } else {
      outcome.failed++;
      problems.push(`    ${checks.length > 1 ? `${check.title}: ` : ''}${problem.message}`);
    }
    outcome.isOver = problem instanceof AbortedRun;
    if (outcome.isOver) break;
  }
  return { ...outcome, line: lineOf(name, checks.length, problems, reasons) };
}

function lineOf(name: string, count: number, problems: string[], reasons: ReadonlySet<string>): string {
  if (problems.length > 0) return [`✗ ${name}`, ...problems].join('\n');
  if (reasons.size > 0) return `– ${name}: left out, ${[...reasons].join('; ')}`;
  return `✓ ${name}${count > 1 ? ` (${count} checks)` : ''}`;
}

export function nameOf({ rule, title }: Behaviour): string {
  return `${rule}: ${title}`;
}

/** 0: all checks passed; 1: some failed; 3: none failed, but some were skipped (docs/conformance.md). */
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
    if (error instanceof Mismatch || error instanceof SkippedCheck || error instanceof AbortedRun)
      return error;
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return new Mismatch(`could not be checked: ${message}`);
  }
}
