'use client';

import { useRef, useState } from 'react';
import { useModalDialog } from '@/components/ui/dialog/use-modal-dialog';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import type { Tone } from '@/lib/domain/tone';
import { useText } from '@/lib/messages/use-text';
import { useZoomView } from './use-zoom-view';
import { MAX_SCALE } from './zoom-geometry';
import styles from './zoom-viewer.module.css';

type Props = {
  /** URLs of the pictures at their largest size. */
  sources: readonly string[];
  /** Index of the picture shown first. */
  start: number;
  name: string;
  tone: Tone;
  onClose: () => void;
};

/** Full-screen picture viewer: pinch, drag, press, double press, wheel, keys or buttons. */
export function ZoomViewer({ sources, start, name, tone, onClose }: Props) {
  const text = useText();
  const [index, setIndex] = useState(start);
  const canvas = useRef<HTMLDivElement>(null);
  const modal = useModalDialog({ dismissible: true, onClose });
  const { view, reset, zoomIn, zoomOut, onKeyDown, onCanvas } = useZoomView(canvas);
  const last = sources.length - 1;

  function turn(by: number): void {
    reset();
    setIndex((now) => (now + by + sources.length) % sources.length);
  }

  return (
    <dialog
      {...modal.dialog}
      className={styles.viewer}
      aria-label={text('zoom.title', { name })}
      aria-modal="true"
      onKeyDown={onKeyDown}
    >
      <div ref={canvas} className={styles.canvas} data-tone={tone} {...onCanvas}>
        {/* biome-ignore lint/performance/noImgElement: sizes are made at import; next/image would add JavaScript. */}
        <img
          className={styles.image}
          src={sources[index]}
          alt={name}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <p className="sr-only" role="status">
        {text('zoom.level', { percent: Math.round(view.scale * 100) })}
      </p>
      <div className={styles.tools}>
        {last > 0 && (
          <>
            <IconButton icon="chevron-left" label={text('action.previous')} onClick={() => turn(-1)} />
            <IconButton icon="chevron-right" label={text('action.next')} onClick={() => turn(1)} />
          </>
        )}
        <IconButton icon="minus" label={text('zoom.out')} aria-disabled={view.scale <= 1} onClick={zoomOut} />
        <IconButton
          icon="plus"
          label={text('zoom.in')}
          aria-disabled={view.scale >= MAX_SCALE}
          onClick={zoomIn}
        />
        <IconButton icon="close" label={text('action.close')} onClick={modal.dismiss} data-autofocus />
      </div>
    </dialog>
  );
}
