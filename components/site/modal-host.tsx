'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { closeModal, currentModal, type Modal, subscribeToModal } from '@/components/ui/modal/modal-store';
import { LocationPopup } from './location-popup';
import { PageKeeper } from './page-keeper';
import { SignInFromAddress } from './sign-in-from-address';
import { SuspensionAlert } from './suspension-alert';
import { TextsOnTouch } from './texts-on-touch';

// why: the framework's own `dynamic` brings 2 KB to every page, for dialogs the server never draws
const SignInDialog = lazy(() =>
  import('@/components/account/sign-in-dialog').then((file) => ({ default: file.SignInDialog })),
);
const PincodeDialog = lazy(() =>
  import('@/components/delivery/pincode-dialog').then((file) => ({ default: file.PincodeDialog })),
);
const AlertModal = lazy(() => import('./alert-modal').then((file) => ({ default: file.AlertModal })));
const ConfirmModal = lazy(() => import('./confirm-modal').then((file) => ({ default: file.ConfirmModal })));

const onServer = () => undefined;

/** Shows what `openSignIn`, `showAlert` and `askConfirm` ask for, and loads it on the way. */
export function ModalHost() {
  return (
    <Suspense>
      <SignInFromAddress />
      <SuspensionAlert />
      <LocationPopup />
      <PageKeeper />
      <TextsOnTouch />
      <Modals />
    </Suspense>
  );
}

function Modals() {
  const modal = useSyncExternalStore(subscribeToModal, currentModal, onServer);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what the last one opened.
  useEffect(() => () => closeModal(), [pathname]);

  // A boundary of its own: while a dialog loads, nothing above it may be hidden and reset.
  return <Suspense>{modal && <OpenModal key={modal.number} modal={modal} />}</Suspense>;
}

function OpenModal({ modal }: { modal: Modal }) {
  const close = () => closeModal(modal);
  if (modal.kind === 'alert') return <AlertModal {...modal} onClose={close} />;
  if (modal.kind === 'confirm') return <ConfirmModal {...modal} onClose={close} />;
  if (modal.kind === 'pincode') return <PincodeDialog located={modal.located} onClose={close} />;
  const { reason, returnTo, done } = modal;
  return <SignInDialog reason={reason} returnTo={returnTo} onSignedIn={() => done(true)} onClose={close} />;
}
