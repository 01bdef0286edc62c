/** Every error code of a call: HTTP status, whether the same call may be retried, and the id of its text. */
export const ERROR_TABLE = {
  bad_request: { status: 400, retryable: false, message: 'error.bad_request' },
  unauthenticated: { status: 401, retryable: false, message: 'error.unauthenticated' },
  /** The API does not trust this storefront, because of a wrong secret or clock; never caused by the shopper. */
  untrusted_caller: { status: 401, retryable: false, message: 'error.unavailable' },
  suspended: { status: 403, retryable: false, message: 'suspended.text' },
  forbidden: { status: 403, retryable: false, message: 'error.forbidden' },
  /** The browser blocks cookies, so a write belongs to no session. Only the client throws this code. */
  no_cookies: { status: 403, retryable: false, message: 'error.no_cookies' },
  not_found: { status: 404, retryable: false, message: 'error.not_found' },
  wrong_method: { status: 405, retryable: false, message: 'error.bad_request' },
  conflict: { status: 409, retryable: false, message: 'error.conflict' },
  out_of_stock: { status: 409, retryable: false, message: 'check.outOfStock' },
  cart_changed: { status: 409, retryable: false, message: 'error.cart_changed' },
  below_minimum: { status: 409, retryable: false, message: 'error.below_minimum' },
  above_maximum: { status: 409, retryable: false, message: 'error.above_maximum' },
  not_served: { status: 409, retryable: false, message: 'error.not_served' },
  too_large: { status: 413, retryable: false, message: 'error.bad_request' },
  wrong_type: { status: 415, retryable: false, message: 'error.bad_request' },
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

/** The error class of every layer: API, BFF and browser each rebuild it from its code. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  /** The code again: of an error thrown in a cached function, React passes on only the digest. */
  readonly digest: string;
  /** The invalid input field, if one is. */
  readonly field: string | undefined;
  readonly requestId: string | undefined;

  constructor(
    code: ErrorCode,
    detail?: {
      message?: string | undefined;
      field?: string | undefined;
      requestId?: string | undefined;
      cause?: unknown;
    },
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

/** The id of the text for a failure; unknown errors get the text of `unavailable`. */
export function messageOf(error: unknown) {
  return ERROR_TABLE[isShopError(error) ? error.code : 'unavailable'].message;
}

/** The ShopError that was thrown, rebuilt from its digest if only that is left; undefined for any other error. */
export function readShopError(thrown: unknown): ShopError | undefined {
  if (isShopError(thrown)) return thrown;
  const digest: unknown = Object(thrown).digest;
  if (typeof digest !== 'string' || !digest.startsWith(DIGEST)) return undefined;
  const code = digest.slice(DIGEST.length);
  return isErrorCode(code) ? new ShopError(code, { cause: thrown }) : undefined;
}
