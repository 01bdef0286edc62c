type Kept = { gaveUp: Promise<{ died: string; code: number }>; stop: () => Promise<void> };
type Program = { end: (code: number) => void; stop: jest.Mock };

/** Keeps fake programs running, which end when the test says so; `programs` are in the order of their start. */
async function keep() {
  const { keepRunning } = await import('./keep-running.mjs');
  const programs: Program[] = [];
  const said: string[] = [];
  let wake = () => {};
  const start = () => {
    let end: Program['end'] = () => {};
    const exited = new Promise<number>((resolve) => {
      end = resolve;
    });
    const program = { end, stop: jest.fn(async () => end(0)) };
    programs.push(program);
    wake();
    return { exited, stop: program.stop };
  };
  const kept: Kept = keepRunning('The shop API', start(), start, {
    pauseMs: 1,
    say: (line: string) => said.push(line),
  });
  const started = async (count: number): Promise<Program> => {
    while (programs.length < count)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    const program = programs[count - 1];
    if (!program) throw new Error('no program');
    return program;
  };
  return { kept, said, programs, started };
}

test('a program that exits by itself is restarted, and that is logged in one line', async () => {
  const { kept, said, started } = await keep();
  (await started(1)).end(137);
  await started(2);
  expect(said).toEqual(['The shop API ended unexpectedly (137) and is being restarted.']);
  await kept.stop();
});

test('a program that exits five times within a minute is given up', async () => {
  const { kept, programs, started } = await keep();
  for (const count of [1, 2, 3, 4, 5]) (await started(count)).end(1);
  expect(await kept.gaveUp).toEqual({ died: 'The shop API', code: 1 });
  expect(programs).toHaveLength(5);
});

test('a stopped program is not restarted', async () => {
  const { kept, said, programs, started } = await keep();
  const program = await started(1);
  await kept.stop();
  expect(program.stop).toHaveBeenCalled();
  expect(said).toEqual([]);
  expect(programs).toHaveLength(1);
});
