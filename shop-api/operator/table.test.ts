import { pairs, table } from './table';

test('text from strangers can neither control the terminal nor reverse a line; Tamil keeps its joiners', () => {
  const written = '\u202e34 daoR\u2066\x1b[2J\u2028க்\u200cஷ';
  expect(pairs([['Bring to', written]])).toBe('Bring to:  34 daoR [2J க்\u200cஷ');
  expect(table(['Street'], [[written]], 'none').split('\n')).toEqual(['Street', ' 34 daoR [2J க்\u200cஷ']);
});

test('a value without a name continues the one before, without a colon', () => {
  expect(
    pairs([
      ['Bring to', 'Meena'],
      ['', '12 Car Street'],
    ]),
  ).toBe('Bring to: Meena\n          12 Car Street');
});
