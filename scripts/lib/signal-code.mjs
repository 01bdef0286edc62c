import os from 'node:os';

/**
 * As in shells: the exit code of a program that a signal ended.
 *
 * @param {NodeJS.Signals} signal
 */
export const signalCode = (signal) => 128 + os.constants.signals[signal];
