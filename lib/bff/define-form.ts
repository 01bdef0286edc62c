import 'server-only';
import { z } from 'zod';
import { safeReturn } from '@/lib/config/paths';
import { isShopError, type ShopError } from '@/lib/domain/errors';
import { answerRequest } from './answer-request';
import {
  type RouteDefinition,
  type RouteHandler,
  type RouteInput,
  runRoute,
  withStrictBody,
} from './define-route';
import { toErrorAnswer } from './error-answer';
import { readFormBody } from './read-body';
import type { RouteAuth } from './route-auth';

type FormDefinition<
  Auth extends RouteAuth,
  Params extends z.core.$ZodType,
  Body extends z.core.$ZodType,
> = Pick<RouteDefinition<Auth, z.ZodString, Params, z.ZodUndefined, Body>, 'auth' | 'params' | 'body'> & {
  /** Returns the page that shows the result. `cameFrom` is the page of this site that contains the form. */
  handler: (
    input: RouteInput<Auth, Params, z.ZodUndefined, Body>,
    cameFrom: string | undefined,
  ) => Promise<string>;
  /** Returns the page that shows the error. */
  failed: (failure: ShopError, cameFrom: string | undefined) => string;
};

/**
 * Makes the handler of a plain HTML form, with all the checks of `defineRoute`. It redirects to a page with 303, so
 * that a reload does not send the form again. A form of another site gets 403 and no redirect.
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
      (failure, { requestId, session }) => {
        // why: without scripts nothing reads the session, which is what deletes the cookie of one that has ended
        if (session.customer && hasEnded(failure)) session.signOut();
        return failure.code === 'forbidden'
          ? Response.json(toErrorAnswer(failure, requestId), { status: failure.status })
          : seeOther(failed(failure, cameFrom));
      },
    );
  };
}

function hasEnded(failure: ShopError): boolean {
  return isShopError(failure, 'suspended') || isShopError(failure, 'unauthenticated');
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

/** Ignores the origin of the referer: the same-origin check comes before its use. */
function readCameFrom(request: Request): string | undefined {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return safeReturn(`${pathname}${search}`);
}
