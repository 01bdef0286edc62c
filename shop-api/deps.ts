import type { ApiConfig } from './config';
import type { Db } from './db/client';
import type { Clock } from './ports/clock';
import type { Sms } from './ports/sms';

/** What every module gets; nothing else is global. */
export type Deps = {
  db: Db;
  clock: Clock;
  sms: Sms;
  config: Pick<ApiConfig, 'apiSecret' | 'otpPepper' | 'demoMode' | 'appOrigin'>;
};
