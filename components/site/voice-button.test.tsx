import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { addressIn } from '@/lib/domain/language';
import { setDocumentText } from '@/lib/messages/document-text';
import { texts } from '@/lib/messages/texts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { SearchForm } from './search-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }));

type Heard = { results: { transcript: string }[][] };

class FakeSpeech {
  static last: FakeSpeech | undefined;
  lang = '';
  onresult: ((event: Heard) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  start = jest.fn();
  abort = jest.fn(() => this.onend?.());
  constructor() {
    FakeSpeech.last = this;
  }
}

beforeEach(() => {
  push.mockClear();
  FakeSpeech.last = undefined;
  fakeBff({ 'GET /api/suggestions': () => ({ products: [], more: false }) });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  setDocumentText(texts.en);
});

const canListen = () => Reflect.set(window, 'webkitSpeechRecognition', FakeSpeech);
const voice = (name = 'Search by voice') => screen.queryByRole('button', { name });

/** Renders the form after the first interaction with the page. */
async function show(): Promise<void> {
  render(<SearchForm />);
  await userEvent.pointer({ keys: '[TouchA]', target: document.body });
  await screen.findByRole('status');
}

test('a browser that cannot listen shows no microphone', async () => {
  await show();
  expect(voice()).not.toBeInTheDocument();
});

test.each([
  ['en', 'en-IN'],
  ['ta', 'ta-IN'],
] as const)('on a page in %s, words spoken in %s are searched for', async (page, spoken) => {
  canListen();
  setDocumentText(texts[page]);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: texts[page]('search.voice') }));
  expect(FakeSpeech.last?.start).toHaveBeenCalledTimes(1);
  expect(FakeSpeech.last?.lang).toBe(spoken);
  act(() => FakeSpeech.last?.onresult?.({ results: [[{ transcript: ' small onion ' }]] }));
  expect(push).toHaveBeenCalledWith(addressIn(page, '/search/small%20onion'));
  expect(screen.getByRole('combobox')).toHaveValue('small onion');
});

test('a second press stops listening and nothing is searched for', async () => {
  canListen();
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Search by voice' }));
  await userEvent.click(screen.getByRole('button', { name: 'Listening. Press to stop.' }));
  expect(FakeSpeech.last?.abort).toHaveBeenCalledTimes(1);
  expect(voice()).toBeVisible();
  expect(push).not.toHaveBeenCalled();
});

test.each([
  ['not-allowed', ['The microphone is off for this shop. Your browser’s settings can allow it.']],
  ['no-speech', ['We heard nothing. Please try again, or type.']],
  ['aborted', []],
])('after %s the button is as before, and the message is %j', async (error, said) => {
  canListen();
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Search by voice' }));
  act(() => {
    FakeSpeech.last?.onerror?.({ error });
    FakeSpeech.last?.onend?.();
  });
  expect(voice()).toBeVisible();
  expect(takeWaitingToasts()).toMatchObject(said.map((message) => ({ message, tone: 'error' })));
  expect(push).not.toHaveBeenCalled();
});

test('while the box has text, the clear button replaces the microphone', async () => {
  canListen();
  await show();
  await userEvent.type(screen.getByRole('combobox'), 'onion');
  expect(voice()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear search' })).toBeVisible();
});
