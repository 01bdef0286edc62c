/** The address a GET form leads to, without its empty fields. */
export function formAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  const { pathname } = new URL(form.action, window.location.origin);
  // why: a browser of 2022 has no `size` of these
  const search = String(query);
  return search === '' ? pathname : `${pathname}?${search}`;
}
