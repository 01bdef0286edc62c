import fs from 'node:fs';

/** Of Linux on every machine it is built for. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4_096;

/** The process of `program` that was started with this variable; undefined where there is no /proc. */
export function pidOf(program: string, variable: string): number | undefined {
  const numbers = fs.existsSync('/proc') ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const found = numbers.find((pid) => {
    const [args, env] = [readProc(pid, 'cmdline'), readProc(pid, 'environ')];
    return args.some((arg) => arg.endsWith(program)) && env.includes(variable);
  });
  return found === undefined ? undefined : Number(found);
}

function readProc(pid: string, file: string): string[] {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0');
  } catch {
    // why: processes come and go, and some are others'
    return [];
  }
}

/** Milliseconds of processor time that a process has had, its threads included. */
export function cpuMsOf(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // why: the name stands in brackets and may have spaces; what follows is the third field
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}

/** Megabytes of memory that a process holds. */
export function memoryMbOf(pid: number): number {
  const [, resident] = fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(resident) * PAGE_BYTES) / 2 ** 20;
}
