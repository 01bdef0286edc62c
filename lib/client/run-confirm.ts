import type { Confirm } from './modal-store';

/** Runs what Yes does. A dialog that is closed meanwhile is not answered with No (`askConfirm`). */
export async function runConfirm(modal: Confirm, work: () => Promise<void>): Promise<void> {
  modal.isRunning = true;
  try {
    await work();
  } finally {
    modal.isRunning = false;
  }
}
