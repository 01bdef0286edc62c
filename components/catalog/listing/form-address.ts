/** The URL a GET form leads to, without its empty fields. */
export function formAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  const { pathname } = new URL(form.action, window.location.origin);
  // why: browsers of 2022 lack `URLSearchParams.size`
  const search = String(query);
  return search === '' ? pathname : `${pathname}?${search}`;
}
