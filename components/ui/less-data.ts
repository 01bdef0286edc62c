/** Whether the browser asks for reduced data use: then nothing is prefetched and nothing starts by itself. */
export function wantsLessData(): boolean {
  if (typeof window === 'undefined') return false;
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData');
  return saves === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
