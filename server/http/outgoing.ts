import { Agent, setGlobalDispatcher } from 'undici';

const CONNECT_TIMEOUT_MS = 1_000;

/** Sets the connect timeout of every `fetch` of this process; reading the response has its own timeout. */
export function setConnectTimeout(connectTimeoutMs: number = CONNECT_TIMEOUT_MS): void {
  setGlobalDispatcher(new Agent({ connect: { timeout: connectTimeoutMs } }));
}
