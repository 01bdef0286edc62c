import fs from 'node:fs';
import { TONES } from '@/lib/domain/tone';
import { TONE_COLOURS } from './tones';

const css = fs.readFileSync('app/styles/tones.css', 'utf8');

test.each(TONES)('pictures of a %s category lie on the same colour as on a page', (tone) => {
  const selector = tone === 'plain' ? '[data-tone]' : `[data-tone="${tone}"]`;
  const [, rule = ''] = css.split(`${selector} {`);
  expect(rule.split('}')[0]).toContain(`--tone-photo: ${TONE_COLOURS[tone]};`);
});
