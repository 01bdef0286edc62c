/** Asks again for the pictures of the page that did not come; browsers do so for none. */
export function fetchLostPictures(): void {
  for (const picture of document.images) {
    const isLost = picture.complete && picture.naturalWidth === 0;
    const address = picture.getAttribute('src');
    if (isLost && address !== null) picture.setAttribute('src', address);
  }
}
