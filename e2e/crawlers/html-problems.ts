import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React keeps its own attribute case, closes void elements, and generates ids like "_R_1_".
    'attr-case': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Scripts and styles are served by the shop itself.
    'require-sri': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

/** Problems of an HTML document, each rule and place once. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
  return [...new Set(found)];
}
