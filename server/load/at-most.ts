/** Resolves when `done` does, at the latest after `ms`. */
export async function atMost(done: Promise<void> | void, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms).unref();
  });
  try {
    await Promise.race([done, over]);
  } finally {
    clearTimeout(timer);
  }
}
