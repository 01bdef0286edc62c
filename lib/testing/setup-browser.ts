import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Tests must not time out on a slow machine.
configure({ asyncUtilTimeout: 10_000 });

// Stubs for what jsdom lacks, since it has no layout.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function noMedia(
  media: string,
): Pick<MediaQueryList, 'matches' | 'media' | 'addEventListener' | 'removeEventListener'> {
  return { matches: false, media, addEventListener: () => undefined, removeEventListener: () => undefined };
}

Object.assign(window, {
  IntersectionObserver: NoObserver,
  ResizeObserver: NoObserver,
  matchMedia: noMedia,
  scrollTo: () => undefined,
});
Element.prototype.scrollIntoView ??= () => undefined;

HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement, value?: string) {
  if (!this.open) return;
  this.open = false;
  if (value !== undefined) this.returnValue = value;
  this.dispatchEvent(new Event('close'));
};
