import { anchorsOf } from './heading-anchors.mjs';

test.each([
  ['# Run it', ['run-it']],
  ['## A new version, or the same again', ['a-new-version-or-the-same-again']],
  ['### `npm run shop`: its [options](x.md#y) & more', ['npm-run-shop-its-options--more']],
  ['# கூடை, "basket"', ['கூடை-basket']],
  ['# Twice\n\n## Twice', ['twice', 'twice-1']],
  ['# First\n\n```sh\n# no heading\n```\n\n## Second ##', ['first', 'second']],
  ['1. A list:\n\n   ```sh\n   ls\n   ```\n\n## After', ['after']],
  ['No heading, but #one word', []],
])('the anchors of %j', (markdown, anchors) => {
  expect([...anchorsOf(markdown)]).toEqual(anchors);
});
