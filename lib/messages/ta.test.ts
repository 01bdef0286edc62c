import { en } from './en';
import { ta } from './ta';
import { LATIN_NAMES } from './testing/latin-names';

const ids = Object.keys(en) as (keyof typeof en)[];

/** Ids of lines in the other language, which are English on a Tamil page. */
const isOtherLanguage = (id: string) => id.endsWith('2') && id !== 'profile.gender_2';

const marksOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).sort();
const spoken = (text: string) => text.replace(/\{\w+\}/g, '').replace(LATIN_NAMES, '');

test('a Tamil text has the same values as the English one', () => {
  expect(ids.filter((id) => marksOf(ta[id]).join() !== marksOf(en[id]).join())).toEqual([]);
});

test('nothing but names is in English', () => {
  expect(ids.filter((id) => !isOtherLanguage(id) && /\p{Script=Latin}/u.test(spoken(ta[id])))).toEqual([]);
});

test('every text except names is in Tamil, and lines in the other language are not', () => {
  const isTamil = (text: string) => /\p{Script=Tamil}/u.test(text);
  const hasWords = (id: keyof typeof en) => /\p{L}/u.test(spoken(en[id]));
  expect(ids.filter((id) => hasWords(id) && isTamil(ta[id]) === isOtherLanguage(id))).toEqual([]);
  expect(ids.filter((id) => isOtherLanguage(id) && !isTamil(en[id]))).toEqual([]);
});

test('Tamil texts are in NFC, without spaces at the ends', () => {
  expect(ids.filter((id) => ta[id] !== ta[id].normalize('NFC') || ta[id] !== ta[id].trim())).toEqual([]);
});
