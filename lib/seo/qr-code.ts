import 'server-only';
import { type Bitmap2D, generate } from 'lean-qr';

/** Modules of white around a code that scanners need (ISO 18004). */
const QUIET = 4;

/** A QR code of `value` as an SVG document, dark on white in every theme. */
export function qrCode(value: string): string {
  const code = generate(value);
  const side = code.size + 2 * QUIET;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0"/>`,
    `<path stroke="#000" d="${dashes(code)}"/></svg>`,
  ].join('');
}

/** A stroke along the middle of each row of dark modules: a third of the bytes of their outlines. */
function dashes({ size, get }: Bitmap2D): string {
  const every = Array.from({ length: size }, (_, index) => index);
  const rows = every.map((y) => {
    const row = every.map((x) => (get(x, y) ? '#' : ' ')).join('');
    const runs = row.trimEnd().match(/#+| +/g) ?? [];
    return `M${QUIET} ${QUIET + y + 0.5}${runs.map((run) => (run.startsWith('#') ? `h${run.length}` : `m${run.length} 0`)).join('')}`;
  });
  return rows.join('');
}
