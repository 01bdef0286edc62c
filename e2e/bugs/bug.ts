/**
 * A bug that a test shop can be started with, to see which tests find it (docs/testing.md). The file's name is its
 * name.
 */
export type Bug = {
  /** The consequence for shoppers, search engines or the till. */
  what: string;
  part: 'browser' | 'storefront' | 'shop API' | 'rules of both';
  /** The file the bug is planted in; `find` must occur in it once, or once in `within`, which must occur once. */
  file: string;
  within?: string;
  /** An expression, or a JSX element. */
  find: string;
  /** The replacement for `find`. */
  plant: string;
  /** Imports that `plant` needs. */
  imports?: string;
  /** The tests that must fail; each kind that is named. `test` is part of a title, to select fewer tests. */
  seenBy: { unit: readonly string[]; e2e?: { file: string; test?: string } };
};
