import { GET } from './route';

const find = async (q: string) => {
  const request = new Request(`http://localhost:3000/search?q=${encodeURIComponent(q)}`);
  const answer = await GET(request, { params: Promise.resolve({ lang: 'en' }) });
  return { status: answer.status, term: decodeURIComponent(answer.headers.get('location') ?? '') };
};

test.each([
  ['a term', ' onion ', 'onion'],
  ['a term that is too long', 'a'.repeat(200), 'a'.repeat(100)],
  ['a term that is too long by half a letter', `${'a'.repeat(99)}🍎`, 'a'.repeat(99)],
])('a search without script for %s is redirected to its own URL', async (_, typed, term) => {
  expect(await find(typed)).toEqual({ status: 307, term: `/search/${term}` });
});
