const LONGEST_TEXT = 500;

/** As much of a text as a log may have: codes, mobiles and what else it may have taken from a request are gone. */
export function maskNumbers(text: string): string {
  return text.replace(/\d{4,}/g, '••••').slice(0, LONGEST_TEXT);
}

/** Where an error was thrown, the innermost place first. */
export function framesOf(error: Error, most: number): string[] {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, most).map((line) => line.trim());
}
