let written: string[];

beforeEach(() => {
  jest.resetModules();
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
});
afterEach(() => {
  delete process.env.LOG_LEVEL;
});

const eventsOf = () => written.map((line) => JSON.parse(line).event);

async function logAll(level: string): Promise<void> {
  process.env.LOG_LEVEL = level;
  const { log } = await import('./log');
  for (const one of ['debug', 'info', 'warn', 'error'] as const) log(one, one);
}

test.each([
  ['', ['info', 'warn', 'error']],
  ['debug', ['debug', 'info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['silent', []],
])('with LOG_LEVEL=%s lower levels are left out', async (level, events) => {
  await logAll(level);
  expect(eventsOf()).toEqual(events);
});

test('LOG_LEVEL is read once, with the first line', async () => {
  await logAll('error');
  await logAll('debug');
  expect(eventsOf()).toEqual(['error', 'error']);
});

test.each(['loud', 'toString'])('LOG_LEVEL=%s is an error, not another level', async (level) => {
  await expect(logAll(level)).rejects.toThrow('LOG_LEVEL');
});
