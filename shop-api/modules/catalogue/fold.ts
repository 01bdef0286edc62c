const CONSONANTS: Record<string, string> = {
  க: 'k',
  ங: 'n',
  ச: 's',
  ஞ: 'n',
  ட: 't',
  ண: 'n',
  த: 't',
  ந: 'n',
  ப: 'p',
  ம: 'm',
  ய: 'y',
  ர: 'r',
  ல: 'l',
  வ: 'v',
  ழ: 'l',
  ள: 'l',
  ற: 'r',
  ன: 'n',
  ஜ: 's',
  ஷ: 's',
  ஸ: 's',
  ஹ: 'h',
};
const VOWELS: Record<string, string> = {
  அ: 'a',
  ஆ: 'a',
  இ: 'i',
  ஈ: 'i',
  உ: 'u',
  ஊ: 'u',
  எ: 'e',
  ஏ: 'e',
  ஐ: 'ai',
  ஒ: 'o',
  ஓ: 'o',
  ஔ: 'au',
};
const VOWEL_SIGNS: Record<string, string> = {
  'ா': 'a',
  'ி': 'i',
  'ீ': 'i',
  'ு': 'u',
  'ூ': 'u',
  'ெ': 'e',
  'ே': 'e',
  'ை': 'ai',
  'ொ': 'o',
  'ோ': 'o',
  'ௌ': 'au',
  '்': '',
};

function romaniseTamil(text: string): string {
  const letters = [...text];
  return letters
    .map((letter, index) => {
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return VOWELS[letter] ?? VOWEL_SIGNS[letter] ?? letter;
      const hasSign = VOWEL_SIGNS[letters[index + 1] ?? ''] !== undefined;
      return hasSign ? consonant : `${consonant}a`;
    })
    .join('');
}

/** Spellings that sound alike to Tamil speakers, replaced in this order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/zh/g, 'l'],
  [/(ch|sh|j|z)/g, 's'],
  [/[cqg]/g, 'k'],
  [/x/g, 'ks'],
  [/[td]h?/g, 't'],
  [/[bf]|ph/g, 'p'],
  [/w/g, 'v'],
  [/h/g, ''],
  [/(ee|ii)/g, 'i'],
  [/(oo|uu)/g, 'u'],
  [/a[iy]+/g, 'a'],
  [/(.)\1+/g, '$1'],
];

/**
 * The form in which search compares text: Tamil in Latin letters, and one spelling for sounds that are written in
 * several ways, so that தக்காளி, thakkali and takkali are equal. Only a-z, 0-9 and single spaces remain.
 */
export function foldForSearch(text: string): string {
  const latin = romaniseTamil(text.normalize('NFC'))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ');
  const words = latin.split(' ').filter((word) => word !== '');
  return words
    .map((word) => SOUNDS.reduce((form, [sound, plain]) => form.replace(sound, plain), word))
    .filter((word) => word !== '')
    .join(' ');
}

/** The folded search text of a product: its name first, then its other phrases, each once. */
export function searchTextOf(product: {
  name: string;
  name2: string;
  localName: string;
  keywords: string;
}): string {
  const phrases = [product.name, product.name2, product.localName, ...product.keywords.split(',')];
  return ` ${[...new Set(phrases.map(foldForSearch))].filter((phrase) => phrase !== '').join(' ')} `;
}
