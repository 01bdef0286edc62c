import { MINUTE_MS } from './durations';

/** How long a captcha can be solved and sent. */
export const CAPTCHA_LIFETIME_MS = 20 * MINUTE_MS;
