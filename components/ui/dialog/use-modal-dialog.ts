import { usePathname } from 'next/navigation';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { focusMain, isFocusLost } from '@/components/ui/focus-main';
import { pressedControl } from '@/components/ui/pressed-control';
import { afterPaint } from '@/lib/client/after-paint';
import { closeDialog, openDialog } from './dialog-stack';
import { titleOf } from './focus-title';
import { nextItem } from './next-item';

type Options = {
  /** Whether Esc and the scrim close it. */
  dismissible: boolean;
  onClose: () => void;
};

function focusInside(dialog: HTMLDialogElement): void {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('input:not([type="hidden"], [readonly]), select, textarea') ??
    titleOf(dialog);
  // why: WebKit would scroll the page behind to its top when Esc closes the dialog
  target?.focus({ preventScroll: true });
}

function open(dialog: HTMLDialogElement): void {
  openDialog(dialog);
  focusInside(dialog);
}

/** Reserves the width of the scrollbar, which disappears while a dialog is open; base.css uses it. */
function keepScrollbarRoom(): void {
  const root = document.documentElement;
  if (document.querySelector('dialog[open]')) return;
  const width = window.innerWidth - root.clientWidth;
  // why: setting a property on the root restyles the whole page, even when the value has no effect
  if (width === 0) root.style.removeProperty('--scrollbar-w');
  else root.style.setProperty('--scrollbar-w', `${width}px`);
}

/**
 * Hides a dialog, and calls `close` after the next paint unless it was closed meanwhile: unblocking the whole page
 * takes a slow phone longer than a press may go without a response.
 */
function leave(dialog: HTMLDialogElement, close: () => void): void {
  show(dialog, false);
  afterPaint(() => {
    // why: the caller may decide to keep it open
    afterPaint(() => show(dialog, true));
    if (dialog.isConnected) close();
  });
}

function show(dialog: HTMLDialogElement, isShown: boolean): void {
  dialog.inert = !isShown;
  dialog.toggleAttribute('data-leaving', !isShown);
}

/** Opens the dialog, and restores the focus when it goes. The ref tells whether it is open. */
function useOpenWhileMounted(ref: RefObject<HTMLDialogElement | null>): Readonly<RefObject<boolean>> {
  const isOpen = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = pressedControl();
    const focusNextItem = nextItem(opener);
    keepScrollbarRoom();
    isOpen.current = true;
    open(dialog);
    return () => {
      isOpen.current = false;
      closeDialog(dialog);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      else focusNextItem();
      if (isFocusLost()) focusMain({ preventScroll: true });
    };
  }, [ref]);

  return isOpen;
}

/**
 * Opens a native modal dialog while mounted, restores the focus, and closes on Esc, scrim and navigation. `dialog`
 * holds the element's props; call `dismiss` from its close button.
 */
export function useModalDialog({ dismissible, onClose }: Options) {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = useOpenWhileMounted(ref);
  const closeNow = useEffectEvent(onClose);
  const pressedScrim = useRef(false);
  const pathname = usePathname();
  const openedAt = useRef(pathname);

  useEffect(() => {
    if (pathname !== openedAt.current) closeNow();
  }, [pathname]);

  function dismiss(): void {
    const dialog = ref.current;
    if (dismissible && dialog && !dialog.inert) leave(dialog, onClose);
  }

  /** Chromium fires a cancellable event for the first Esc only; a second Esc closes the dialog regardless. */
  function reopen(): void {
    const dialog = ref.current;
    if (!isOpen.current || !dialog || dialog.open) return;
    if (!dismissible) {
      open(dialog);
      return;
    }
    closeDialog(dialog);
    onClose();
  }

  return {
    dismiss,
    dialog: {
      ref,
      onCancel: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        dismiss();
      },
      onClose: (event: { target: EventTarget; currentTarget: EventTarget }) => {
        if (event.target === event.currentTarget) reopen();
      },
      onPointerDown: (event: PointerEvent) => {
        pressedScrim.current = event.target === event.currentTarget;
      },
      onClick: (event: { target: EventTarget; currentTarget: EventTarget }) => {
        if (pressedScrim.current && event.target === event.currentTarget) dismiss();
        pressedScrim.current = false;
      },
    },
  };
}
