/** Ends the process once `close` is done; when it fails, logs why and exits with 1. */
export async function exitAfter(close: () => Promise<void>): Promise<void> {
  let code = 0;
  try {
    await close();
  } catch (error) {
    console.error(error);
    code = 1;
  }
  process.exit(code);
}
