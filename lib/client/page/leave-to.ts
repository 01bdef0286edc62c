/** Leaves the shop for another site, such as the payment page. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}

export function reloadPage(): void {
  window.location.reload();
}
