import { closeness, speltWord } from './closeness';
import { spellingDistance, trigramLikeness } from './spelling-distance';

it.each([
  ['', '', 0],
  ['onion', 'onion', 0],
  ['onion', '', 5],
  ['onion', 'onon', 1],
  ['onion', 'onions', 1],
  ['onion', 'union', 1],
  ['onion', 'onoin', 1],
  ['onion', 'noino', 2],
  ['காரட்', 'கேரட்', 1],
])('the distance between %j and %j is %d', (one, other, typos) => {
  expect(spellingDistance(one, other)).toBe(typos);
  expect(spellingDistance(other, one)).toBe(typos);
});

it('trigram likeness is symmetric', () => {
  expect(trigramLikeness('banana', 'banana')).toBe(1);
  expect(trigramLikeness('banana', 'kiwi')).toBe(0);
  expect(trigramLikeness('banan', 'banana')).toBe(trigramLikeness('banana', 'banan'));
});

const near = (asked: string, word: string) => closeness(speltWord(asked), speltWord(word));

it.each([
  ['sounds the same', 'keeray', 'keerai', 1],
  ['has one slip in ten', 'strawbery', 'strawberry', 1],
  ['has one slip in five', 'mengo', 'mango', 0.8],
  ['leaves the vowels out', 'orng', 'orange', 4 / 6],
])('a word that %s is close: %s, %s', (_name, asked, word, nearness) => {
  expect(near(asked, word)).toBeCloseTo(nearness);
});

it.each([
  ['is too short to say anything', 'qq', 'kiwi'],
  ['is one sound, however often', 'qqqq', 'kiwi'],
  ['has a third of its letters wrong', 'turnip', 'turai'],
  ['has the consonants, but begins otherwise', 'qwer', 'guvar'],
  ['has too few consonants to know it by', 'qaz', 'kacha'],
])('a word that %s is not close: %s, %s', (_name, asked, word) => {
  expect(near(asked, word)).toBe(0);
});
