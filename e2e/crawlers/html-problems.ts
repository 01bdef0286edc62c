import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes attributes as its properties are spelt, closes void elements, and makes ids like "_R_1_".
    'attr-case': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Scripts and styles are the shop's own, from its own address.
    'require-sri': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

/** What is wrong with a whole document, each rule and place once. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
  return [...new Set(found)];
}
