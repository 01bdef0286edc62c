import fs from 'node:fs';

/** Constants of Linux. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4_096;

/** The id of the process of `program` with this environment variable; undefined where there is no /proc. */
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
    // why: processes may end meanwhile, or belong to other users
    return [];
  }
}

/** CPU time of a process in milliseconds, threads included. */
export function cpuMsOf(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // why: the name is in brackets and may contain spaces; after it comes the third field
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}

/** Resident memory of a process in megabytes. */
export function memoryMbOf(pid: number): number {
  const [, resident] = fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(resident) * PAGE_BYTES) / 2 ** 20;
}
