import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel';
import { useAutoplay } from './use-autoplay';

const advance = jest.fn();

function Turning({ enabled }: { enabled?: boolean }) {
  const { playing, toggle, rest } = useAutoplay(advance, enabled);
  return (
    <div data-testid="slides" {...rest}>
      <button type="button" {...toggle}>
        {playing ? 'Pause slides' : 'Play slides'}
      </button>
    </div>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const slides = () => screen.getByTestId('slides');
const button = () => screen.getByRole('button');

/** It says that it can be started, moves nothing until it is, and then does. */
function expectStillUntilStarted(start: () => void = () => fireEvent.click(button())): void {
  expect(button()).toHaveTextContent('Play slides');
  pass(20_000);
  expect(advance).not.toHaveBeenCalled();
  start();
  pass(5_000);
  expect(advance).toHaveBeenCalledTimes(1);
}

function wantLessMotion(wanted: boolean): void {
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), media(wanted)));
}
const media = (matches: boolean) => ({
  matches,
  media: '',
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
});

describe('what moves by itself (spec 9: every 5000 ms)', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    advance.mockReset();
  });

  test('[9.carousel] it moves every 5000 ms', () => {
    render(<Turning />);
    pass(4_999);
    expect(advance).not.toHaveBeenCalled();
    pass(1);
    expect(advance).toHaveBeenCalledTimes(1);
    pass(5_000);
    expect(advance).toHaveBeenCalledTimes(2);
  });

  test('its button pauses it and starts it again', () => {
    render(<Turning />);
    fireEvent.click(button());
    expectStillUntilStarted();
  });

  test('it rests under the mouse and while the focus is inside', () => {
    render(<Turning />);
    fireEvent.pointerOver(slides());
    pass(20_000);
    fireEvent.pointerOut(slides());
    act(() => button().focus());
    pass(20_000);
    expect(advance).not.toHaveBeenCalled();
    act(() => button().blur());
    pass(5_000);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  test('a touch stops it for good', () => {
    render(<Turning />);
    fireEvent.touchStart(slides());
    expect(button()).toHaveTextContent('Play slides');
    pass(20_000);
    expect(advance).not.toHaveBeenCalled();
  });

  /** What a finger sends: the browser gives what it has pressed the focus before it says click. */
  function tap(): void {
    fireEvent.touchStart(button());
    act(() => button().focus());
    fireEvent.click(button());
  }

  test('a tap on Pause pauses it for good, and one on Play has it move again', () => {
    render(<Turning />);
    tap();
    expectStillUntilStarted(tap);
    expect(button()).toHaveTextContent('Pause slides');
  });

  test('where less motion is wanted it stands still until somebody starts it', () => {
    wantLessMotion(true);
    render(<Turning />);
    expectStillUntilStarted();
  });

  test('it stops when less motion comes to be wanted', () => {
    const wish = Object.assign(new EventTarget(), media(false));
    jest.spyOn(window, 'matchMedia').mockReturnValue(wish);
    render(<Turning />);
    expect(button()).toHaveTextContent('Pause slides');
    act(() => {
      wish.matches = true;
      wish.dispatchEvent(new Event('change'));
    });
    expectStillUntilStarted();
  });

  test('where less data is wanted it stands still as well', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    render(<Turning />);
    expectStillUntilStarted();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
  });

  test('a tab that nobody sees does not move', () => {
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    render(<Turning />);
    pass(10_000);
    expect(advance).not.toHaveBeenCalled();
    seen.mockReturnValue('visible');
    pass(5_000);
    expect(advance).toHaveBeenCalledTimes(1);
  });
});

test('what turns the slides comes a second before the first turn that is seen', async () => {
  jest.useFakeTimers();
  let see = (_: boolean) => {};
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((onSeen) => {
    see = (isIntersecting) => onSeen([{ isIntersecting } as IntersectionObserverEntry], {} as never);
    return { observe: () => undefined, disconnect: () => undefined } as never;
  });
  render(
    <Carousel label="Offers">
      <p>First</p>
      <p>Second</p>
    </Carousel>,
  );
  see(true);
  pass(3_000);
  see(false);
  pass(60_000);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  see(true);
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  jest.useRealTimers();
  expect(await screen.findByRole('button', { name: 'Pause slides' })).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('before anything loads every slide gives its height, and only the first can be reached', () => {
  render(
    <Carousel label="Offers">
      <p>First</p>
      <p>Second</p>
    </Carousel>,
  );
  expect(screen.getByRole('region', { name: 'Offers' })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByText('First')).toBeVisible();
  expect(screen.getByRole('group', { name: '1 of 2' })).toHaveAttribute('aria-roledescription', 'slide');
  expect(screen.getByText('First').parentElement).not.toHaveAttribute('inert');
  expect(screen.getByText('Second').parentElement).toHaveAttribute('inert');
});
