import { ICONS } from '../icons';
import { brandDrawing } from './brand-drawing';

type Drawing = { line: string; dot?: string };

export function spriteMarkup(): string {
  const symbols = Object.entries<Drawing>(ICONS).map(([name, { line, dot }]) => {
    const filled = dot === undefined ? '' : `<path d="${dot}" fill="currentColor" stroke="none"/>`;
    return `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${line}"/>${filled}</symbol>`;
  });
  return `<defs>${symbols.join('')}${brandDrawing()}</defs>`;
}
