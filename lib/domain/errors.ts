/** Every way a call can fail, in one table: HTTP status, whether the same call may be tried again, text id. */
export const ERROR_TABLE = {
  bad_request: { status: 400, retryable: false, message: 'error.bad_request' },
  unauthenticated: { status: 401, retryable: false, message: 'error.unauthenticated' },
  /** The API does not know this storefront: a wrong secret or clock, never the shopper's doing. */
  untrusted_caller: { status: 401, retryable: false, message: 'error.unavailable' },
  suspended: { status: 403, retryable: false, message: 'suspended.text' },
  forbidden: { status: 403, retryable: false, message: 'error.forbidden' },
  /** What was written is nobody's, as the browser keeps none. Its scripts say so; no server does. */
  no_cookies: { status: 403, retryable: false, message: 'error.no_cookies' },
  not_found: { status: 404, retryable: false, message: 'error.not_found' },
  conflict: { status: 409, retryable: false, message: 'error.conflict' },
  out_of_stock: { status: 409, retryable: false, message: 'check.outOfStock' },
  cart_changed: { status: 409, retryable: false, message: 'error.cart_changed' },
  below_minimum: { status: 409, retryable: false, message: 'error.below_minimum' },
  above_maximum: { status: 409, retryable: false, message: 'error.above_maximum' },
  not_served: { status: 409, retryable: false, message: 'error.not_served' },
  too_large: { status: 413, retryable: false, message: 'error.bad_request' },
  too_many: { status: 429, retryable: true, message: 'error.too_many' },
  payment_link_failed: { status: 502, retryable: true, message: 'payment.link_failed' },
  bad_upstream: { status: 502, retryable: true, message: 'error.unavailable' },
  unavailable: { status: 503, retryable: true, message: 'error.unavailable' },
  internal: { status: 500, retryable: false, message: 'error.unavailable' },
} as const;

export type ErrorCode = keyof typeof ERROR_TABLE;

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_TABLE, code);
}

const DIGEST = 'SHOP_ERROR;';

/** The one error that crosses rooms: API, gateway, BFF and browser rebuild it from its code. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  /** All that React lets through of an error that was thrown in a cached function. */
  readonly digest: string;
  /** The input field at fault, when one is. */
  readonly field: string | undefined;
  readonly requestId: string | undefined;

  constructor(
    code: ErrorCode,
    detail?: { message?: string; field?: string; requestId?: string; cause?: unknown },
  ) {
    super(detail?.message ?? code, { cause: detail?.cause });
    this.name = 'ShopError';
    this.code = code;
    this.digest = `${DIGEST}${code}`;
    this.field = detail?.field;
    this.requestId = detail?.requestId;
  }

  get status(): number {
    return ERROR_TABLE[this.code].status;
  }

  get retryable(): boolean {
    return ERROR_TABLE[this.code].retryable;
  }
}

export function isShopError(error: unknown, code?: ErrorCode): error is ShopError {
  return error instanceof ShopError && (code === undefined || error.code === code);
}

/** The id of the text that says why a call failed: with anything but the shop's own errors, that it could not be done now. */
export function messageOf(error: unknown) {
  return ERROR_TABLE[isShopError(error) ? error.code : 'unavailable'].message;
}

/** The shop's error in what was thrown, also where only its digest came through; undefined for any other. */
export function readShopError(thrown: unknown): ShopError | undefined {
  if (isShopError(thrown)) return thrown;
  const digest: unknown = Object(thrown).digest;
  if (typeof digest !== 'string' || !digest.startsWith(DIGEST)) return undefined;
  const code = digest.slice(DIGEST.length);
  return isErrorCode(code) ? new ShopError(code, { cause: thrown }) : undefined;
}
