/**
 * The code of an error of Node, such as ENOENT; empty for any other.
 *
 * @param {unknown} error
 */
export function codeOf(error) {
  // why: in Jest, errors of Node are instances of another Error
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : '';
}

/** @param {unknown} error */
export function messageOf(error) {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return String(isError ? error.message : error);
}
