import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { ShopCall } from '@/lib/contract/define-call';
import { lastCode } from '@/lib/contract/test-mode';
import { OPERATOR_TOKEN } from './whole-shop';

const LOOK_EVERY_MS = 20;

/** Waits until a sign-in code was sent to a mobile, and resolves with it. */
export async function codeFor(apiUrl: string, mobile: string): Promise<string> {
  for (;;) {
    const found = await callTestMode(apiUrl, lastCode, { mobile });
    if (found) return found.code;
    await pause(LOOK_EVERY_MS);
  }
}

/** Makes a call of test mode; undefined for a 404. @throws Error for any other failure. */
async function callTestMode<Call extends ShopCall>(
  apiUrl: string,
  call: Call,
  input: z.input<Call['input']>,
): Promise<z.output<Call['output']> | undefined> {
  const url = new URL(call.path, apiUrl);
  const isRead = call.method === 'GET';
  if (isRead)
    for (const [name, value] of Object.entries(Object(input))) url.searchParams.set(name, String(value));
  const response = await fetch(url, {
    method: call.method,
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    ...(isRead ? {} : { body: JSON.stringify(input) }),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${call.name}: ${response.status} ${await response.text()}`);
  return parseWith<Call['output']>(call.output, await response.json());
}

function parseWith<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  return schema.parse(json);
}
