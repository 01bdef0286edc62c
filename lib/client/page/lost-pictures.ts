/** Reloads the pictures that failed to load; browsers do not retry them. */
export function fetchLostPictures(): void {
  for (const picture of document.images) {
    const isLost = picture.complete && picture.naturalWidth === 0;
    const address = picture.getAttribute('src');
    if (isLost && address !== null) picture.setAttribute('src', address);
  }
}
