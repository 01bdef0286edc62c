import { format } from 'node:util';
import { setDocumentText } from '@/lib/messages/document-text';
import { text } from '@/lib/messages/text';

setDocumentText(text);

let reported: string[] = [];

beforeEach(() => {
  reported = [];
  jest.spyOn(console, 'error').mockImplementation((...args) => reported.push(format(...args)));
});

afterEach(() => {
  const [first] = reported;
  reported = [];
  if (first !== undefined) throw new Error(`console.error was called:\n${first}`);
});
