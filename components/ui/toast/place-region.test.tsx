import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { placeRegion } from './place-region';
import { ToastHost } from './toast-host';

describe('the toast region', () => {
  const boxes = { bar: { top: 700, bottom: 768, height: 68 }, header: { top: 0, bottom: 60, height: 60 } };

  function showPressed(top: number, press = (button: HTMLElement) => button.focus()): HTMLElement {
    render(
      <main tabIndex={-1}>
        <header data-testid="header" />
        <button type="button">One more</button>
        <nav data-bar data-testid="bar" />
        <nav data-bar />
        <div data-testid="region" />
      </main>,
    );
    const measure = (element: HTMLElement, box: Partial<DOMRect>) => {
      element.getBoundingClientRect = () => ({ ...new DOMRect(), ...box });
    };
    measure(screen.getByTestId('bar'), boxes.bar);
    measure(screen.getByTestId('header'), boxes.header);
    const pressed = screen.getByRole('button');
    measure(pressed, { top, bottom: top + 44, height: 44 });
    press(pressed);
    const region = screen.getByTestId('region');
    placeRegion(region);
    return region;
  }

  test('is placed above the bottom bars below 1024 px', () => {
    const region = showPressed(300);
    expect(region).toHaveAttribute('data-at', 'foot');
    expect(region.style.getPropertyValue('--edge')).toBe('68px');
  });

  test('is placed under the header where it would cover the pressed control', () => {
    const region = showPressed(650);
    expect(region).toHaveAttribute('data-at', 'top');
    expect(region.style.getPropertyValue('--edge')).toBe('60px');
  });

  test('knows where the header ends, wherever it is placed', () => {
    expect(showPressed(300).style.getPropertyValue('--header')).toBe('60px');
  });

  test('does not cover the pressed control either when the press gives no focus, as in Safari, or focuses main', () => {
    render(<ToastHost />);
    const region = showPressed(650, (button) => {
      fireEvent.pointerDown(button);
      screen.getByRole('main').focus();
    });
    expect(region).toHaveAttribute('data-at', 'top');
    cleanup();
    render(<ToastHost />);
    expect(showPressed(300, (button) => fireEvent.pointerDown(button))).toHaveAttribute('data-at', 'foot');
  });
});
