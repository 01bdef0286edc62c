import type { ApiConfig } from './config';
import type { Db } from './db/client';
import type { Clock } from './ports/clock';
import type { Geocoder } from './ports/geocoder/geocoder';
import type { PaymentProvider } from './ports/payments';
import type { SharedLimits } from './ports/shared-limits';

/** The dependencies passed to every module; there is no other global state. */
export type Deps = {
  db: Db;
  clock: Clock;
  sms: {
    /** False without a gateway: then no code is sent, and sign-in is unavailable. */
    isOpen: boolean;
    /** Makes the SMS worker run at once; call it after the commit. */
    wake: () => void;
  };
  geocoder: Geocoder;
  /** Undefined: Cash On Delivery only. */
  payments?: PaymentProvider | undefined;
  /** Undefined without Redis: the database counts instead. */
  sharedLimits?: SharedLimits | undefined;
  config: Pick<ApiConfig, 'apiSecret' | 'otpPepper' | 'demoMode' | 'appOrigin'>;
};
