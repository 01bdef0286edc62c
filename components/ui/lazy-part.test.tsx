import { act, render, screen } from '@testing-library/react';
import { LazyPart } from './lazy-part';

const Part = ({ name }: { name: string }) => <p>{name} is here</p>;

test('the fallback is shown until the part has loaded', async () => {
  render(<LazyPart load={async () => Part} props={{ name: 'zoom' }} fallback="room" />);
  expect(screen.getByText('room')).toBeInTheDocument();
  expect(await screen.findByText('zoom is here')).toBeInTheDocument();
  expect(screen.queryByText('room')).not.toBeInTheDocument();
});

const lost = () => Promise.reject(new Error('lost'));
const online = () => jest.spyOn(navigator, 'onLine', 'get');

test('without a network the page stays as it is, and the part loads when the network is back', async () => {
  const onLine = online().mockReturnValue(false);
  const load = jest.fn(async () => Part).mockImplementationOnce(lost);
  render(<LazyPart load={load} props={{ name: 'zoom' }} fallback="room" />);
  await act(async () => undefined);
  expect(screen.getByText('room')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('zoom is here')).toBeInTheDocument();
});

describe('with a network', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('a failed load is retried', async () => {
    const load = jest
      .fn(async () => Part)
      .mockImplementationOnce(lost)
      .mockImplementationOnce(lost);
    render(<LazyPart load={load} props={{ name: 'zoom' }} fallback="room" />);
    await pass(1_000);
    expect(screen.getByText('room')).toBeInTheDocument();
    await pass(10_000);
    expect(screen.getByText('zoom is here')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('a part that keeps failing is given up, and its fallback removed', async () => {
    const load = jest.fn(lost);
    const { container } = render(<LazyPart load={load} props={{ name: 'zoom' }} fallback="room" />);
    await pass(60_000);
    expect(container).toBeEmptyDOMElement();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('an unmounted part is not retried', async () => {
    const load = jest.fn(lost);
    const { unmount } = render(<LazyPart load={load} props={{ name: 'zoom' }} />);
    await pass(0);
    unmount();
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
