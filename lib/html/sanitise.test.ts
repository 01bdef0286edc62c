import { sanitise } from './sanitise';

test('[d21.sanitised] decisions 21: stored HTML keeps text and structure and loses scripts, styles and handlers', () => {
  const stored =
    '<h1>About</h1><p onclick="x()" style="color:red">Fresh <b>okra</b></p><script>alert(1)</script>' +
    '<img src=x onerror=alert(1)><a href="javascript:alert(1)">go</a><iframe src="https://a.b"></iframe>';
  expect(sanitise(stored)).toBe('<h2>About</h2><p>Fresh <b>okra</b></p><a>go</a>');
});

test('https, mailto and tel links stay, and so do lang attributes', () => {
  const stored = '<p lang="ta">வணக்கம்</p><a href="https://x.in/">x</a> <a href="tel:+914221234567">call</a>';
  expect(sanitise(stored)).toBe(stored);
});
