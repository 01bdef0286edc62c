import 'server-only';
import { type Env, readEnv } from './read-env';

let env: Env | undefined;

/** The storefront's settings, read once. @throws Error when they are not complete. */
export function getEnv(): Env {
  env ??= readEnv(process.env);
  return env;
}
