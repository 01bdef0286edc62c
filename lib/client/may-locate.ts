/** Whether the browser gives its position without asking the shopper; false when that is unknown. */
export async function mayLocateSilently(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}
