import { BrandDrawing } from './brand-drawing';
import styles from './icon.module.css';
import { ICONS } from './icons';

/** Every drawing once per page; `Icon` and `BrandSymbol` point into it. */
export function IconSprite() {
  return (
    <svg className={styles.sprite} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(ICONS).map(([name, drawing]) => (
          <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
            <path d={drawing.line} />
            {'dot' in drawing && <path d={drawing.dot} fill="currentColor" stroke="none" />}
          </symbol>
        ))}
        <BrandDrawing />
      </defs>
    </svg>
  );
}
