const HELP = new Set(['--help', '-h']);

/**
 * Prints the usage when the command line asks for it.
 *
 * @param {string} usage
 * @returns whether it did
 */
export function showedHelp(usage) {
  const isAsked = process.argv.slice(2).some((word) => HELP.has(word));
  if (isAsked) console.log(usage);
  return isAsked;
}
