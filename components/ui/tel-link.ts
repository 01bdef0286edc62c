/** "0422 400 1234" as a link that dials from anywhere: tel:+914224001234. */
export function telLink(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('+') ? digits : `+91${digits.replace(/^0/, '')}`}`;
}
