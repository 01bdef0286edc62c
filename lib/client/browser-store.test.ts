import {
  onStoredInBrowser,
  parseJson,
  readFromBrowser,
  readFromTab,
  storeInBrowser,
  storeInTab,
} from './browser-store';

const NAME = 'koodai-test';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

function blockStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
}

test('a text is shared by all tabs, a value belongs to this tab, and undefined deletes both', () => {
  storeInBrowser(NAME, '643001');
  storeInTab(NAME, { at: 1 });
  expect([localStorage.getItem(NAME), readFromBrowser(NAME), readFromTab(NAME)]).toEqual([
    '643001',
    '643001',
    { at: 1 },
  ]);
  storeInBrowser(NAME, undefined);
  storeInTab(NAME, undefined);
  expect([readFromBrowser(NAME), readFromTab(NAME)]).toEqual([null, undefined]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('where the browser blocks storage nothing is stored, and nothing throws', () => {
  blockStorage();
  storeInBrowser(NAME, 'x');
  storeInTab(NAME, 'x');
  expect([readFromBrowser(NAME), readFromTab(NAME)]).toEqual([null, undefined]);
});

test.each([null, '', '{'])('the text %j is no JSON', (text) => expect(parseJson(text)).toBeUndefined());

test('a listener gets the changes of this and other tabs, and only those of its name', () => {
  const listener = jest.fn();
  const stop = onStoredInBrowser(NAME, listener);
  const elsewhere = (init: StorageEventInit) => dispatchEvent(new StorageEvent('storage', init));
  storeInBrowser(NAME, 'here');
  storeInBrowser('koodai-other', 'x');
  elsewhere({ key: NAME, newValue: 'elsewhere' });
  elsewhere({ key: 'koodai-other', newValue: 'x' });
  storeInBrowser(NAME, undefined);
  elsewhere({ key: null, newValue: null });
  expect(listener.mock.calls).toEqual([['here'], ['elsewhere'], [null], [null]]);
  stop();
  storeInBrowser(NAME, 'late');
  elsewhere({ key: NAME, newValue: 'late' });
  expect(listener).toHaveBeenCalledTimes(4);
});
