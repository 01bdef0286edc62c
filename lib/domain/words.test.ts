import { someWordsIn, untranslated, wordsIn } from './words';

describe('a text of an operator', () => {
  it('is shown in the language of the reader, without a language mark', () => {
    const both = { en: 'Fresh', ta: 'புதியது' };
    expect(wordsIn('en', both)).toEqual({ words: 'Fresh' });
    expect(wordsIn('ta', both)).toEqual({ words: 'புதியது' });
  });

  it('is shown in the other language if only that was written, with a language mark', () => {
    expect(wordsIn('ta', { en: 'Fresh', ta: '' })).toEqual({ words: 'Fresh', lang: 'en' });
    expect(wordsIn('en', { en: '', ta: 'புதியது' })).toEqual({ words: 'புதியது', lang: 'ta' });
  });

  it('is empty if it was not written', () => {
    expect(wordsIn('ta', { en: '', ta: '' })).toEqual({ words: '' });
    expect(someWordsIn('ta', { en: '', ta: '' })).toBeUndefined();
    expect(someWordsIn('ta', { en: 'Fresh', ta: '' })).toEqual({ words: 'Fresh', lang: 'en' });
  });

  it('has the language of its script when it is not translated', () => {
    expect(wordsIn('ta', untranslated('Koodai Foods'))).toEqual({ words: 'Koodai Foods', lang: 'en' });
    expect(wordsIn('ta', untranslated('கூடை உணவுகள்'))).toEqual({ words: 'கூடை உணவுகள்' });
    expect(wordsIn('en', untranslated('கூடை Foods'))).toEqual({ words: 'கூடை Foods', lang: 'ta' });
  });
});
