'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { LazyDialog } from '@/components/ui/dialog/lazy-dialog';
import { closeModal, currentModal, type Modal, subscribeToModal } from '@/lib/client/modal-store';
import { LocationPopup } from './location-popup';
import { SignInFromAddress } from './sign-in-from-address';
import { SuspensionAlert } from './suspension-alert';

const loadSignIn = () =>
  import('@/components/account/sign-in/sign-in-dialog').then((file) => file.SignInDialog);
const loadPincode = () => import('@/components/delivery/pincode-dialog').then((file) => file.PincodeDialog);
const loadAlert = () => import('./alert-modal').then((file) => file.AlertModal);
const loadConfirm = () => import('./confirm-modal').then((file) => file.ConfirmModal);

const onServer = () => undefined;

/**
 * Renders the dialogs of `openSignIn`, `openPincode`, `showAlert` and `askConfirm`, loaded on demand, and opens those
 * that no press asks for. It reads the URL, so it needs a Suspense boundary around it.
 */
export function ModalHost() {
  return (
    <>
      <SignInFromAddress />
      <SuspensionAlert />
      <LocationPopup />
      <Modals />
    </>
  );
}

function Modals() {
  const modal = useSyncExternalStore(subscribeToModal, currentModal, onServer);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the previous page's dialog.
  useEffect(() => () => closeModal(), [pathname]);

  return modal && <OpenModal key={modal.number} modal={modal} />;
}

function OpenModal({ modal }: { modal: Modal }) {
  const onClose = () => closeModal(modal);
  if (modal.kind === 'alert') return <LazyDialog load={loadAlert} props={{ ...modal, onClose }} />;
  if (modal.kind === 'confirm') return <LazyDialog load={loadConfirm} props={{ modal, onClose }} />;
  if (modal.kind === 'pincode') return <LazyDialog load={loadPincode} props={{ ...modal, onClose }} />;
  const { reason, returnTo, done } = modal;
  const props = { reason, returnTo, onSignedIn: () => done(true), onClose };
  return <LazyDialog load={loadSignIn} props={props} />;
}
