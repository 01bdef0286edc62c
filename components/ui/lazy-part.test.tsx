import { act, render, screen } from '@testing-library/react';
import { LazyPart } from './lazy-part';

const Part = ({ name }: { name: string }) => <p>{name} is here</p>;

test('its place is kept until it is here', async () => {
  render(<LazyPart load={async () => Part} props={{ name: 'zoom' }} fallback="room" />);
  expect(screen.getByText('room')).toBeInTheDocument();
  expect(await screen.findByText('zoom is here')).toBeInTheDocument();
  expect(screen.queryByText('room')).not.toBeInTheDocument();
});

test('one that does not arrive leaves the page as it is, and comes with the network', async () => {
  const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('no network'));
  render(<LazyPart load={load} props={{ name: 'zoom' }} fallback="room" />);
  await act(async () => undefined);
  expect(screen.getByText('room')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('zoom is here')).toBeInTheDocument();
});

test('one that is not wanted any more is not asked for again', async () => {
  const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('no network'));
  const { unmount } = render(<LazyPart load={load} props={{ name: 'zoom' }} />);
  await act(async () => undefined);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});
