import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
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
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}
