/** The kind of a response. `data` is JSON, and pages as fetched by Next's router. */
export const KINDS = ['html', 'js', 'css', 'font', 'image', 'data', 'other'] as const;
export type Kind = (typeof KINDS)[number];

const BY_TYPE: readonly [RegExp, Kind][] = [
  [/^text\/html/, 'html'],
  [/javascript/, 'js'],
  [/^text\/css/, 'css'],
  [/^(font|application\/(x-)?font)/, 'font'],
  [/^image\//, 'image'],
  [/json(?!\+manifest)|x-component/, 'data'],
];

export function kindOf(contentType: string): Kind {
  if (contentType.includes('manifest')) return 'other';
  return BY_TYPE.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other';
}
