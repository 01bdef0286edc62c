import { MINUTE_MS } from './durations';

/** How long a sent sign-in code is valid. */
export const CODE_LIFETIME_MS = 5 * MINUTE_MS;
