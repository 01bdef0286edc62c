import * as react from 'react';

/** React's own hook, instead of a package that adds it to older versions. */
export const useSyncExternalStore = react.useSyncExternalStore;
