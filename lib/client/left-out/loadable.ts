import { type ComponentType, createElement, Fragment, lazy } from 'react';

type Options = { loader: () => Promise<ComponentType> };

/** What `next/dynamic` makes of a loader without options, in the browser. */
// biome-ignore lint/style/noDefaultExport: the framework imports the default export
export default function loadable({ loader }: Options): ComponentType {
  const Part = lazy(async () => ({ default: await loader() }));
  // why: on the server a preload of the file stands in the place of the second null, and ids count elements
  return (props) => createElement(Fragment, null, null, createElement(Part, props));
}
