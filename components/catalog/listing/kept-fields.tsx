/** Hidden fields that keep the URL's other query parameters in a GET form. */
export function KeptFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
