/** Tests render pages in English. */
export async function lang(): Promise<string> {
  return 'en';
}
