import { placeIn, placesIn } from './places';

test('a district and the state are named in the language of the reader', () => {
  const named = (name: string) => [placeIn('en', name), placeIn('ta', name)];
  expect(named('Vellore')).toEqual([{ words: 'Vellore' }, { words: 'வேலூர்' }]);
  expect(named('The Nilgiris')).toEqual([{ words: 'The Nilgiris' }, { words: 'நீலகிரி' }]);
  expect(named('Tamil Nadu')).toEqual([{ words: 'Tamil Nadu' }, { words: 'தமிழ்நாடு' }]);
});

test('an unknown place keeps its name, marked with the language of its script', () => {
  expect(placeIn('ta', 'Atlantis')).toEqual({ words: 'Atlantis', lang: 'en' });
  expect(placeIn('ta', 'கபாடபுரம்')).toEqual({ words: 'கபாடபுரம்' });
  expect(placeIn('en', 'கபாடபுரம்')).toEqual({ words: 'கபாடபுரம்', lang: 'ta' });
  expect(placeIn('ta', '')).toEqual({ words: '' });
});

test('in Tamil places are in Tamil alphabetical order, in English in the shop’s order', () => {
  const names = ['Chennai', 'Coimbatore', 'Erode', 'Vellore', 'Ariyalur'];
  expect(placesIn('ta', names)).toEqual(['Ariyalur', 'Erode', 'Coimbatore', 'Chennai', 'Vellore']);
  expect(placesIn('en', names)).toEqual(names);
});
