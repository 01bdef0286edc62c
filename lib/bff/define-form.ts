import 'server-only';
import { z } from 'zod';
import { safeReturn } from '@/lib/config/paths';
import type { ShopError } from '@/lib/domain/errors';
import { answerRequest } from './answer-request';
import {
  type RouteAuth,
  type RouteDefinition,
  type RouteHandler,
  type RouteInput,
  runRoute,
  withStrictBody,
} from './define-route';
import { toErrorAnswer } from './error-answer';
import { readFormBody } from './read-body';

export type FormDefinition<
  Auth extends RouteAuth,
  Params extends z.core.$ZodType,
  Body extends z.core.$ZodType,
> = Pick<RouteDefinition<Auth, z.ZodString, Params, z.ZodUndefined, Body>, 'auth' | 'params' | 'body'> & {
  /** The page that shows what was done. `cameFrom` is the page of this site that the form stood on. */
  handler: (
    input: RouteInput<Auth, Params, z.ZodUndefined, Body>,
    cameFrom: string | undefined,
  ) => Promise<string>;
  /** The page that says why it was not. */
  failed: (failure: ShopError, cameFrom: string | undefined) => string;
};

/**
 * Makes the handler of a plain HTML form, with all the checks of `defineRoute`. It answers with a page to go on to
 * (303), so a reload of that page sends nothing again. A form of another site gets no page.
 */
export function defineForm<
  const Auth extends RouteAuth,
  Params extends z.core.$ZodType = z.ZodUndefined,
  Body extends z.core.$ZodType = z.ZodUndefined,
>({ handler, failed, ...definition }: FormDefinition<Auth, Params, Body>): RouteHandler {
  const strict = withStrictBody(definition);
  return (request, context) => {
    const cameFrom = readCameFrom(request);
    return answerRequest(
      request,
      async (opened) => {
        const route = {
          ...strict,
          answer: z.string(),
          handler: (input: RouteInput<Auth, Params, z.ZodUndefined, Body>) => handler(input, cameFrom),
        };
        const page = await runRoute(route, opened, context, readFormBody);
        opened.session.renew();
        return seeOther(page);
      },
      (failure, { requestId }) =>
        failure.code === 'forbidden'
          ? Response.json(toErrorAnswer(failure, requestId), { status: failure.status })
          : seeOther(failed(failure, cameFrom)),
    );
  };
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

/** The origin of the address does not count: only writes of this site get as far as using it. */
function readCameFrom(request: Request): string | undefined {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return safeReturn(`${pathname}${search}`);
}
