/** Rows of one listing page. */
export const PAGE_SIZE = 20;
/** Higher page numbers are refused. */
export const LAST_PAGE = 9_999;
export const SUGGESTION_LIMIT = 5;
/** How many suggestions the shop API answers with: one more tells whether there are others. */
export const SUGGESTIONS_REQUESTED = SUGGESTION_LIMIT + 1;
export const RELATED_LIMIT = 12;
export const HOME_SPECIALS = 8;
export const HOME_CATEGORIES = 3;
