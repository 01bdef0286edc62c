import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './gallery';

const PICTURES = [
  { image: 'brinjal-0a1b2c3d', hasZoom: true },
  { image: 'brinjal-cut-0a1b2c3d', hasZoom: false },
];

const LARGE = '/media/brinjal-0a1b2c3d-1400.webp';

function show() {
  const { container } = render(<Gallery pictures={PICTURES} name="Brinjal" tone="veg" />);
  const stage = container.querySelector('[data-zoom-stage]');
  if (!stage) throw new Error('no stage');
  return { stage, zoom: () => container.querySelector('[data-hover-zoom]') };
}

/** Dispatches a pointer event with the fields that jsdom's events lack. */
function point(stage: Element, type: string, { clientX = 10, ...fields }: PointerFields): void {
  const event = new MouseEvent(type, { bubbles: true, clientX, relatedTarget: document.body });
  Object.assign(event, { isPrimary: true, ...fields });
  act(() => void stage.dispatchEvent(event));
}
type PointerFields = { pointerType: 'mouse' | 'touch'; clientX?: number };

const mouse = (stage: Element, type: 'pointerover' | 'pointerout') =>
  point(stage, type, { pointerType: 'mouse' });
const finger = (stage: Element, type: string, clientX = 10) =>
  point(stage, type, { pointerType: 'touch', clientX });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('with the spec’s clock', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('[9.zoom.hover] spec 9: the zoom opens 250 ms after the mouse came and shows the 1400×1200 picture', async () => {
    const { stage, zoom } = show();
    mouse(stage, 'pointerover');
    await pass(249);
    expect(zoom()).toBeNull();
    await pass(1);
    expect(zoom()?.querySelector('img')).toHaveAttribute('src', LARGE);
  });

  test('Escape closes the zoom until the mouse comes again', async () => {
    const { stage, zoom } = show();
    mouse(stage, 'pointerover');
    await pass(250);
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(zoom()).toBeNull();
    mouse(stage, 'pointerout');
    mouse(stage, 'pointerover');
    await pass(250);
    expect(zoom()).not.toBeNull();
  });

  test('Escape closes a zoom that the mouse has just left, without fading in again', async () => {
    const { stage, zoom } = show();
    mouse(stage, 'pointerover');
    await pass(250);
    mouse(stage, 'pointerout');
    await pass(100);
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    await pass(100);
    expect(zoom()).toBeNull();
  });

  test('[9.zoom.off] spec 9: the zoom stays for 150 ms after the mouse left and fades for 300 ms', async () => {
    const { stage, zoom } = show();
    mouse(stage, 'pointerover');
    await pass(250);
    mouse(stage, 'pointerout');
    await pass(149);
    expect(zoom()).toHaveAttribute('data-hover-zoom', 'on');
    await pass(1);
    expect(zoom()).toHaveAttribute('data-hover-zoom', 'leaving');
    await pass(299);
    expect(zoom()).not.toBeNull();
    await pass(1);
    expect(zoom()).toBeNull();
  });

  test('a mouse that only passes over opens no zoom, and one that comes back keeps it open', async () => {
    const { stage, zoom } = show();
    mouse(stage, 'pointerover');
    await pass(200);
    mouse(stage, 'pointerout');
    await pass(1_000);
    expect(zoom()).toBeNull();
    mouse(stage, 'pointerover');
    await pass(250);
    mouse(stage, 'pointerout');
    await pass(100);
    mouse(stage, 'pointerover');
    await pass(1_000);
    expect(zoom()).toHaveAttribute('data-hover-zoom', 'on');
  });

  test('[9.zoom.press] spec 9: a long press of 500 ms opens the viewer, and touch does not hover', async () => {
    const { stage, zoom } = show();
    finger(stage, 'pointerover');
    finger(stage, 'pointerdown');
    await pass(499);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('dialog', { name: 'Image of Brinjal, zoomed' })).toBeVisible();
    expect(zoom()).toBeNull();
  });

  test('a finger that lifts or moves before 500 ms does not open the viewer', async () => {
    const { stage } = show();
    finger(stage, 'pointerdown');
    await pass(400);
    finger(stage, 'pointerup');
    await pass(1_000);
    finger(stage, 'pointerdown');
    finger(stage, 'pointermove', 40);
    await pass(1_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a long press suppresses the browser’s context menu; a mouse keeps it', async () => {
    const { stage } = show();
    expect(fireEvent.contextMenu(stage)).toBe(true);
    finger(stage, 'pointerdown');
    expect(fireEvent.contextMenu(stage)).toBe(false);
  });
});

test('the magnifying glass opens the viewer at the current picture; Previous and Next change it', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Image 2' }));
  await user.click(screen.getByRole('button', { name: 'Zoom image' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('img')).toHaveAttribute('src', '/media/brinjal-cut-0a1b2c3d-840.webp');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(dialog.querySelector('img')).toHaveAttribute('src', LARGE);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Zoom image' })).toHaveFocus());
});

test('the viewer grows and shrinks by its buttons and keys, never smaller than the screen', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Zoom image' }));
  const picture = (await screen.findByRole('dialog')).querySelector('img');
  const out = screen.getByRole('button', { name: 'Zoom out' });
  expect(out).toHaveAttribute('aria-disabled', 'true');
  const level = within(screen.getByRole('dialog')).getByRole('status');
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(picture?.style.transform).toContain('scale(1.5)');
  expect(level).toHaveTextContent('Zoom 150 %');
  await user.keyboard('-');
  expect(level).toHaveTextContent('Zoom 100 %');
  expect(picture?.style.transform).toContain('scale(1)');
  await user.keyboard('{Escape}');
});

test('a press without a drag centres that spot of an enlarged picture; a double press fits the picture again', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Zoom image' }));
  const picture = (await screen.findByRole('dialog')).querySelector('img');
  const canvas = picture?.parentElement;
  if (!picture || !canvas) throw new Error('no picture');
  const size = { width: 400, height: 800 };
  canvas.getBoundingClientRect = () => DOMRect.fromRect(size);
  Object.defineProperties(canvas, { clientWidth: { value: 400 }, clientHeight: { value: 800 } });
  const press = (init: MouseEventInit) => fireEvent.click(canvas, { detail: 1, ...init });
  press({ clientX: 300, clientY: 500 });
  expect(picture.style.transform).toBe('translate(0px, 0px) scale(1)');
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  press({ clientX: 250, clientY: 500 });
  expect(picture.style.transform).toBe('translate(-50px, -100px) scale(1.5)');
  for (const [type, clientX] of [
    ['pointerdown', 250],
    ['pointermove', 280],
    ['pointerup', 280],
  ] as const) {
    point(canvas, type, { pointerType: 'mouse', clientX });
  }
  press({ clientX: 280, clientY: 500 });
  expect(picture.style.transform).toMatch(/^translate\(-20px,/);
  fireEvent.doubleClick(canvas);
  expect(picture.style.transform).toBe('translate(0px, 0px) scale(1)');
});

test('a single picture has no thumbnails, no Previous and no Next', async () => {
  const user = userEvent.setup();
  render(<Gallery pictures={PICTURES.slice(0, 1)} name="Brinjal" tone="veg" />);
  expect(screen.queryByRole('button', { name: 'Image 1' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Zoom image' }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});
