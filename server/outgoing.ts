import { Agent, setGlobalDispatcher } from 'undici';

const CONNECT_TIMEOUT_MS = 1_000;

/** Has every request of this process give up a connection that is not there in time; what follows it has its own limit. */
export function limitConnecting(connectTimeoutMs: number = CONNECT_TIMEOUT_MS): void {
  setGlobalDispatcher(new Agent({ connect: { timeout: connectTimeoutMs } }));
}
