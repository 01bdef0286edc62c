const THIS_MACHINE = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The default of DEMO_MODE: '1' only for an origin on this machine, since demo mode shows sign-in codes to anyone.
 *
 * @param {string} origin
 */
export function demoModeOf(origin) {
  return THIS_MACHINE.test(new URL(origin).hostname) ? '1' : '0';
}
