/** Tests make pages in English. */
export async function lang(): Promise<string> {
  return 'en';
}
