type Options = { path: string; maxAge: number; sameSite: 'lax' | 'strict'; secure: boolean };

/** Instead of the package that cookies-next writes cookies with, which also reads and checks them. */
export function serialize(name: string, value: string, options: Options): string {
  const { path, maxAge, sameSite, secure } = options;
  const attributes = `Max-Age=${maxAge}; Path=${path}; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}`;
}
