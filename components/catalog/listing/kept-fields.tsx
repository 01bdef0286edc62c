/** What an address carries already and a GET form has to carry on. */
export function KeptFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
