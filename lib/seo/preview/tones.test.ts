import fs from 'node:fs';
import { TONES } from '@/lib/domain/tone';
import { TONE_COLOURS } from './tones';

const css = fs.readFileSync('app/styles/tokens.css', 'utf8');

test.each(TONES)('preview pictures of a %s category have the tile colour of the page', (tone) => {
  const token = tone === 'plain' ? '--tile' : `--tile-${tone}`;
  expect(css).toContain(`${token}: ${TONE_COLOURS[tone]};`);
});
