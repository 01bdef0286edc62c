let pressed: Element | undefined;

/** The last pressed control, also in Safari, where a press gives no focus; undefined when it was no control. */
export function lastPressed(): Element | undefined {
  return pressed;
}

export function watchPresses(): () => void {
  const note = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest('button, a, label, input, select') : null;
    pressed = control ?? undefined;
  };
  window.addEventListener('pointerdown', note, { capture: true, passive: true });
  return () => window.removeEventListener('pointerdown', note, { capture: true });
}
