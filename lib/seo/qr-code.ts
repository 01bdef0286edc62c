import 'server-only';
import { type Bitmap2D, generate } from 'lean-qr';

/** Width of the white margin that scanners need, in modules (ISO 18004). */
const QUIET_ZONE = 4;

/** A QR code of `value` as an SVG document, dark on white in every theme. */
export function qrCode(value: string): string {
  const code = generate(value);
  const side = code.size + 2 * QUIET_ZONE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0"/>`,
    `<path stroke="#000" d="${dashes(code)}"/></svg>`,
  ].join('');
}

/** A stroked path, one line per row of modules: a third of the size of a filled outline. */
function dashes({ size, get }: Bitmap2D): string {
  const every = Array.from({ length: size }, (_, index) => index);
  const rows = every.map((y) => {
    const row = every.map((x) => (get(x, y) ? '#' : ' ')).join('');
    const runs = row.trimEnd().match(/#+| +/g) ?? [];
    return `M${QUIET_ZONE} ${QUIET_ZONE + y + 0.5}${runs.map((run) => (run.startsWith('#') ? `h${run.length}` : `m${run.length} 0`)).join('')}`;
  });
  return rows.join('');
}
