const HELP = new Set(['--help', '-h']);

/** Whether the command line asks for help. */
export function asksForHelp() {
  return process.argv.slice(2).some((word) => HELP.has(word));
}

/**
 * Prints the usage when the command line asks for it.
 *
 * @param {string} usage
 * @returns whether it did
 */
export function showedHelp(usage) {
  const isAsked = asksForHelp();
  if (isAsked) console.log(usage);
  return isAsked;
}
