/** jsdom has no layout: afterwards everything in the document counts as visible. Undone by `jest.restoreAllMocks`. */
export function makeEverythingVisible(): void {
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => Object.assign([new DOMRect(0, 0, 9, 9)], { item: () => null }));
}
