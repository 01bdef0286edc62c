import type { ApiConfig } from './config';
import type { Db } from './db/client';
import type { Clock } from './ports/clock';
import type { Geocoder } from './ports/geocoder/geocoder';
import type { PaymentProvider } from './ports/payments';
import type { SharedLimits } from './ports/shared-limits';

/** What every module gets; nothing else is global. */
export type Deps = {
  db: Db;
  clock: Clock;
  sms: {
    /** False without a gateway: no code can be sent, so nobody is told that one was. */
    isOpen: boolean;
    /** Has the worker look at once; call it after the commit. */
    wake: () => void;
  };
  geocoder: Geocoder;
  /** Undefined: Cash On Delivery only. */
  payments?: PaymentProvider | undefined;
  /** Undefined without Redis: the database counts. */
  sharedLimits?: SharedLimits | undefined;
  config: Pick<ApiConfig, 'apiSecret' | 'otpPepper' | 'demoMode' | 'appOrigin'>;
};
