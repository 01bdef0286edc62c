import { renderToString } from 'react-dom/server';
import { Picture } from './picture';

test('an eager picture is not preloaded from a page that is only prefetched', () => {
  const html = renderToString(<Picture image="tomato" tone="veg" sizes="50vw" eager />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('rel="preload"');
});
