import { parseArgs } from 'node:util';
import { codeOf, messageOf } from './errors.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Parses the command-line arguments.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 * @throws Refusal with the usage for an unknown one
 */
export function parseOptions(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!codeOf(error).startsWith('ERR_PARSE_ARGS')) throw error;
    throw new Refusal(`${messageOf(error)}\n\n  ${usage}`);
  }
}
