/** Resolves when `done` does, at the latest after `ms`. */
export async function atMost(done: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms).unref();
  });
  await Promise.race([done, over]);
  clearTimeout(timer);
}
