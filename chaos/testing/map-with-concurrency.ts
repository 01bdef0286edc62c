/** Maps items with at most `concurrency` running at a time. Results are in order of completion. */
export async function mapWithConcurrency<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
