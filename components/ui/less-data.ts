/** Whether the shopper's browser asks for as little data as can be: nothing ahead of time then, nothing by itself. */
export function wantsLessData(): boolean {
  if (typeof window === 'undefined') return false;
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData');
  return saves === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
