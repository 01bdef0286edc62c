import { act, renderHook } from '@testing-library/react';
import { later } from '@/lib/client/testing/carts';
import { CAPTCHA_LIFETIME_MS } from '@/lib/domain/captcha';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/durations';
import { useCaptcha } from './use-captcha';

const mockSolve = jest.fn<Promise<string>, []>();
jest.mock('@/lib/client/captcha/solve-captcha', () => ({ solveCaptcha: () => mockSolve() }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('the lifetime of a captcha starts with its request', async () => {
  const work = later<string>();
  mockSolve.mockReturnValueOnce(work.promise);
  const { result } = renderHook(useCaptcha);
  await act(async () => result.current.start());
  wait(5_000);
  await act(async () => work.resolve('solved'));
  wait(CAPTCHA_LIFETIME_MS - 5_001);
  expect(result.current.state).toBe('done');
  wait(1);
  expect(result.current.state).toBe('expired');
});

test.each([HOUR_MS, -30 * DAY_MS])(
  'setting the clock by %i ms does not change the age of a captcha',
  async (ms) => {
    const work = later<string>();
    mockSolve.mockReturnValueOnce(work.promise);
    const { result } = renderHook(useCaptcha);
    await act(async () => result.current.start());
    jest.setSystemTime(Date.now() + ms);
    await act(async () => work.resolve('solved'));
    wait(MINUTE_MS);
    expect(result.current.state).toBe('done');
    wait(CAPTCHA_LIFETIME_MS - MINUTE_MS);
    expect(result.current.state).toBe('expired');
  },
);
