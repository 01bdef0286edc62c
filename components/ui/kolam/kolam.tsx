import { FOUR_DOTS, type KolamDrawing } from './drawings';
import styles from './kolam.module.css';

type Props = {
  /** Default: the small one, for loaders and empty states. */
  drawing?: KolamDrawing;
  /** `drawing` draws itself repeatedly, `drawn` once, `unfinished` stops short. */
  state?: 'whole' | 'drawing' | 'drawn' | 'unfinished';
  className?: string;
};

/** A kolam, the doorstep drawing. `--kolam-ink`, `--kolam-dot` and `--kolam-o` set its colours and opacity. */
export function Kolam({ drawing = FOUR_DOTS, state = 'whole', className = '' }: Props) {
  const { size, stroke, dot, strands, dots } = drawing;
  return (
    <svg
      className={`${styles.kolam} ${styles[state]} ${className}`}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      <g strokeWidth={stroke}>
        {strands.map((strand) => (
          <path key={strand} pathLength={1} d={strand} />
        ))}
      </g>
      <path className={styles.dots} strokeWidth={dot} d={dots} />
    </svg>
  );
}
