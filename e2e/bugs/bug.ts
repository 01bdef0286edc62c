/** A fault that a shop can be opened with, to see who notices (docs/testing.md). Its file's name is its name. */
export type Bug = {
  /** What a shopper, a search engine or the till would meet. */
  what: string;
  part: 'browser' | 'storefront' | 'shop API' | 'rules of both';
  /** The source it is planted in, where `find` is once, or once in `within`, which is there once. */
  file: string;
  within?: string;
  /** An expression, or an element between others. */
  find: string;
  /** The expression or element in its place. */
  plant: string;
  /** Imports that `plant` needs. */
  imports?: string;
  /** What is run to see it; each kind that is named has to. `test` is a part of titles, for the journey to be short. */
  seenBy: { unit: readonly string[]; e2e?: { file: string; test?: string } };
};
