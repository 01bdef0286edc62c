import type { ApiConfig } from '@/shop-api/config';
import type { Deps } from '@/shop-api/deps';
import { startJob } from '@/shop-api/jobs/start-job';
import type { Logger } from '@/shop-api/plugins/log';
import { msg91 } from '@/shop-api/ports/msg91';
import { localSms, type SmsGateway } from '@/shop-api/ports/sms';
import { deliverDue } from './deliver';

type JobDeps = Pick<Deps, 'db' | 'clock'> & { config: ApiConfig; log: Logger };

/** The longest delay of a retry, or of a message queued by another instance; our own are sent at once. */
const POLL_EVERY_MS = 1000;

/** Starts the worker that sends queued SMS; without a gateway there is no worker, and `sms.isOpen` is false. */
export function startSms(deps: JobDeps): { sms: Deps['sms']; stop: () => Promise<void> } {
  const gateway = gatewayOf(deps);
  if (!gateway) return { sms: { isOpen: false, wake: () => {} }, stop: async () => {} };
  const run = (stopping: AbortSignal) => deliverDue({ ...deps, gateway }, stopping);
  const { wake, stop } = startJob({ name: 'send sms', everyMs: POLL_EVERY_MS, log: deps.log, run });
  return { sms: { isOpen: true, wake }, stop };
}

export const hasGateway = ({ demoMode, msg91 }: Pick<ApiConfig, 'demoMode' | 'msg91'>): boolean =>
  demoMode || msg91 !== undefined;

function gatewayOf({ db, clock, config }: JobDeps): SmsGateway | undefined {
  if (config.demoMode) return localSms(db, clock);
  return config.msg91 && msg91(config.msg91);
}
