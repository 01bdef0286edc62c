import { measureIn } from './measures';

test.each([
  ['500 g', '500 கிராம்'],
  ['1 pc (small) · 600 to 800 g', '1 எண்ணம் (சிறியது) · 600 முதல் 800 கிராம்'],
  ['about 250 g', 'சுமார் 250 கிராம்'],
  ['bunch', 'கட்டு'],
  ['', ''],
])('%s is %s in Tamil', (measure, tamil) => {
  expect([measureIn('en', measure), measureIn('ta', measure)]).toEqual([measure, tamil]);
});

test('a measure with an unknown word is not translated at all', () => {
  expect(measureIn('ta', '2 kg for a feast')).toBe('2 kg for a feast');
});
