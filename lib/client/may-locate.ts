/** Whether the browser would say it without asking; false where it cannot be known. */
export async function mayLocateSilently(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}
