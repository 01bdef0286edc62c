import 'server-only';
import { nanoid } from 'nanoid';
import { CLIENT_IP_HEADER, REQUEST_ID_HEADER } from '@/lib/domain/headers';
import { REQUEST_ID } from '@/lib/domain/patterns';

const CLIENT_IP = /^[0-9a-fA-F.:]{3,45}$/;

type WithHeaders = { headers: Pick<Headers, 'get'> };

/** Request id and client IP address of a page request, for its calls to the shop API. */
export function callerOf(request: WithHeaders): { requestId: string; clientIp: string | undefined } {
  return { requestId: readRequestId(request), clientIp: readClientIp(request) };
}

/** The request id from the header, or a new one when it is missing or invalid. */
export function readRequestId({ headers }: WithHeaders): string {
  const id = headers.get(REQUEST_ID_HEADER);
  return id && REQUEST_ID.test(id) ? id : nanoid();
}

/** The client's IP address, set by the front, which overwrites the header; undefined without a front. */
export function readClientIp({ headers }: WithHeaders): string | undefined {
  const ip = headers.get(CLIENT_IP_HEADER);
  return ip && CLIENT_IP.test(ip) ? ip : undefined;
}
