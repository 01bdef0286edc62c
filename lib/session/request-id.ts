import 'server-only';
import { nanoid } from 'nanoid';
import { CLIENT_IP_HEADER, REQUEST_ID_HEADER } from '@/lib/domain/headers';
import { REQUEST_ID } from '@/lib/domain/patterns';

const CLIENT_IP = /^[0-9a-fA-F.:]{3,45}$/;

type Asked = { headers: Pick<Headers, 'get'> };

/** Who asks for a page that is made of the shop API's answer, as every call of the gateway is told. */
export function callerOf(asked: Asked): { requestId: string; clientIp: string | undefined } {
  return { requestId: readRequestId(asked), clientIp: readClientIp(asked) };
}

/** The id that follows a request from the front to the database. */
export function readRequestId({ headers }: Asked): string {
  const given = headers.get(REQUEST_ID_HEADER);
  return given && REQUEST_ID.test(given) ? given : nanoid();
}

/** The peer's address as the front saw it, which overwrites the header; undefined without a front. */
export function readClientIp({ headers }: Asked): string | undefined {
  const given = headers.get(CLIENT_IP_HEADER);
  return given && CLIENT_IP.test(given) ? given : undefined;
}
