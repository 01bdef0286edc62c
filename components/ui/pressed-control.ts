let pressed: Element | undefined;

/**
 * The focused element, or the last pressed control when the focus is on a fallback such as a heading: in Safari a press
 * gives no focus. Undefined when it was no control, or is gone.
 */
export function pressedControl(): Element | undefined {
  const focused = document.activeElement ?? undefined;
  if (!focused?.matches('body, [tabindex="-1"]')) return focused;
  return pressed?.isConnected ? pressed : undefined;
}

export function watchPresses(): () => void {
  const note = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest('button, a, label, input, select') : null;
    pressed = control ?? undefined;
  };
  window.addEventListener('pointerdown', note, { capture: true, passive: true });
  return () => window.removeEventListener('pointerdown', note, { capture: true });
}
