import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { drainable } from './load/drain';
import { MOST_WAITING } from './pipeline-order';
import { exchange, type OpenFront, openFront } from './testing/open-front';

let front: OpenFront;
let begun: string[];
let answer: (path: string, res: ServerResponse) => void;

beforeEach(async () => {
  begun = [];
  answer = (path, res) => res.end(`<${path}>`);
  front = await openFront({
    next: (req, res) => {
      const path = req.url ?? '';
      begun.push(path);
      answer(path, res);
    },
  });
  drainable(front.server);
});
afterEach(() => front.close());

const pathsUpTo = (last: number) => Array.from({ length: last }, (_, at) => `/api/${at + 1}`);
const ask = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`;

test('a connection that pipelines too many requests behind an unanswered one is closed, and others are served', async () => {
  answer = (path, res) => {
    if (path !== '/api/1') res.end();
  };
  const line = connect(front.port, '127.0.0.1').on('error', () => {});
  line.write(
    pathsUpTo(MOST_WAITING * 2)
      .map((path) => ask(path))
      .join(''),
  );
  await once(line, 'close');
  expect((await fetch(`${front.origin}/api/other`)).status).toBe(200);
  expect(begun).toEqual(['/api/1', '/api/other']);
});

test('as many pipelined requests as may wait are answered in order', async () => {
  const paths = pathsUpTo(MOST_WAITING);
  const requests = [...paths.map((path) => ask(path)), ask('/api/last', 'connection: close\r\n')];
  const sent = await exchange(front.port, requests.join(''));
  expect(sent.match(/(?<=<).*(?=>)/g)).toEqual([...paths, '/api/last']);
  expect(begun).toEqual([...paths, '/api/last']);
});

test('a connection may pipeline any number of requests, as long as few wait at a time', async () => {
  const line = connect(front.port, '127.0.0.1').setEncoding('utf8');
  const rounds = pathsUpTo(5);
  for (const round of rounds) {
    const paths = pathsUpTo(10).map((path) => round + path);
    line.write(paths.map((path) => ask(path)).join(''));
    let sent = '';
    while (!sent.includes(`<${paths.at(-1)}>`)) sent += await once(line, 'data');
    expect(sent.match(/(?<=<).*(?=>)/g)).toEqual(paths);
  }
  line.destroy();
});
