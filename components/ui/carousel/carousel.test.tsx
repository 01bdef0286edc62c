import { act, fireEvent, render, screen } from '@testing-library/react';
import { PageText } from '@/lib/messages/page-text/page-text';
import { texts } from '@/lib/messages/texts';
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

/** Expects that the slides stand still until `start` is called, and move then. */
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

describe('carousel autoplay (spec 9: every 5000 ms)', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    advance.mockReset();
  });

  test('[9.carousel] the slides move every 5000 ms', () => {
    render(<Turning />);
    pass(4_999);
    expect(advance).not.toHaveBeenCalled();
    pass(1);
    expect(advance).toHaveBeenCalledTimes(1);
    pass(5_000);
    expect(advance).toHaveBeenCalledTimes(2);
  });

  test('the button pauses and restarts the slides', () => {
    render(<Turning />);
    fireEvent.click(button());
    expectStillUntilStarted();
  });

  test('the slides hold under the mouse and while the focus is inside', () => {
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

  test('a touch pauses the slides for good', () => {
    render(<Turning />);
    fireEvent.touchStart(slides());
    expect(button()).toHaveTextContent('Play slides');
    pass(20_000);
    expect(advance).not.toHaveBeenCalled();
  });

  /** The events of a tap: the browser focuses the pressed element before the click. */
  function tap(): void {
    fireEvent.touchStart(button());
    act(() => button().focus());
    fireEvent.click(button());
  }

  test('a tap on Pause pauses the slides for good, and one on Play restarts them', () => {
    render(<Turning />);
    tap();
    expectStillUntilStarted(tap);
    expect(button()).toHaveTextContent('Pause slides');
  });

  test('with reduced motion the slides stand still until they are started', () => {
    wantLessMotion(true);
    render(<Turning />);
    expectStillUntilStarted();
  });

  test('the slides pause when reduced motion is turned on', () => {
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

  test('with reduced data the slides stand still as well', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    render(<Turning />);
    expectStillUntilStarted();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
  });

  test('a hidden tab does not move the slides', () => {
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    render(<Turning />);
    pass(10_000);
    expect(advance).not.toHaveBeenCalled();
    seen.mockReturnValue('visible');
    pass(5_000);
    expect(advance).toHaveBeenCalledTimes(1);
  });
});

test('the engine loads a second before the first turn on screen', async () => {
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

test('before the engine loads every slide counts for the height, and only the first can be reached', () => {
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

test('on a Tamil page the roles of carousel and slide are said in Tamil', () => {
  render(
    <PageText value={texts.ta}>
      <Carousel label="சலுகைகள்">
        <p>முதல்</p>
      </Carousel>
    </PageText>,
  );
  for (const role of ['region', 'group'])
    expect(screen.getByRole(role)).toHaveAttribute(
      'aria-roledescription',
      expect.stringMatching(/^\p{Script=Tamil}[\p{Script=Tamil} ]*$/u),
    );
});
