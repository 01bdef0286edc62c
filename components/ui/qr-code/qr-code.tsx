import { type Bitmap2D, generate } from 'lean-qr';
import styles from './qr-code.module.css';

/** Modules of white around a code that scanners need (ISO 18004). */
const QUIET = 4;

/** A QR code of `value`, dark on white in every theme. For server components: the drawing is all the browser gets. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const code = generate(value);
  const side = code.size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET - 0.5} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={dashes(code)} />
    </svg>
  );
}

/** A stroke along the middle of each row of dark modules: a third of the bytes of their outlines. */
function dashes({ size, get }: Bitmap2D): string {
  const every = Array.from({ length: size }, (_, index) => index);
  const rows = every.map((y) => {
    const row = every.map((x) => (get(x, y) ? '#' : ' ')).join('');
    const runs = row.trimEnd().match(/#+| +/g) ?? [];
    return `M0 ${y}${runs.map((run) => (run.startsWith('#') ? `h${run.length}` : `m${run.length} 0`)).join('')}`;
  });
  return rows.join('');
}
