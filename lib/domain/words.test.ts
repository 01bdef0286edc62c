import { asWritten, someWordsIn, wordsIn } from './words';

describe('what an operator wrote', () => {
  it('is read in the language of the reader, unmarked', () => {
    const both = { en: 'Fresh', ta: 'புதியது' };
    expect(wordsIn('en', both)).toEqual({ words: 'Fresh' });
    expect(wordsIn('ta', both)).toEqual({ words: 'புதியது' });
  });

  it('is read in the other language where only that was written, and marked so', () => {
    expect(wordsIn('ta', { en: 'Fresh', ta: '' })).toEqual({ words: 'Fresh', lang: 'en' });
    expect(wordsIn('en', { en: '', ta: 'புதியது' })).toEqual({ words: 'புதியது', lang: 'ta' });
  });

  it('is nothing where nothing was written', () => {
    expect(wordsIn('ta', { en: '', ta: '' })).toEqual({ words: '' });
    expect(someWordsIn('ta', { en: '', ta: '' })).toBeUndefined();
    expect(someWordsIn('ta', { en: 'Fresh', ta: '' })).toEqual({ words: 'Fresh', lang: 'en' });
  });

  it('is in the language of its letters where it is written once', () => {
    expect(wordsIn('ta', asWritten('Koodai Foods'))).toEqual({ words: 'Koodai Foods', lang: 'en' });
    expect(wordsIn('ta', asWritten('கூடை உணவுகள்'))).toEqual({ words: 'கூடை உணவுகள்' });
    expect(wordsIn('en', asWritten('கூடை Foods'))).toEqual({ words: 'கூடை Foods', lang: 'ta' });
  });
});
