'use client';

import { useEffect, useRef } from 'react';
import { MEDIA_RATIO, ZOOM_WIDTH } from '@/lib/domain/media-url';
import type { Tone } from '@/lib/domain/tone';
import styles from './hover-zoom.module.css';
import { fittedBox, lensStart, type Point } from './zoom-geometry';

type Props = {
  /** The element the mouse moves over, which contains the fitted picture. */
  stage: HTMLElement;
  /** The mouse's position in the window. */
  start: Point;
  src: string;
  tone: Tone;
  leaving: boolean;
};

/** The picture at full size in a panel beside it, and a lens over the visible part. */
export function HoverZoom({ stage, start, src, tone, leaving }: Props) {
  const panel = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const lens = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    function follow({ x, y }: Point): void {
      if (panel.current && image.current && lens.current) {
        show({ x, y }, { stage, panel: panel.current, image: image.current, lens: lens.current });
      }
    }
    const onMove = (event: PointerEvent) => follow({ x: event.clientX, y: event.clientY });
    follow(start);
    stage.addEventListener('pointermove', onMove);
    return () => stage.removeEventListener('pointermove', onMove);
  }, [stage, start]);

  return (
    <span
      className={`${styles.zoom} ${leaving ? styles.leaving : ''}`}
      data-hover-zoom={leaving ? 'leaving' : 'on'}
    >
      <span ref={lens} className={styles.lens} />
      <span ref={panel} className={styles.panel} data-tone={tone}>
        {/* biome-ignore lint/performance/noImgElement: sizes are made at import; next/image would add JavaScript. */}
        <img ref={image} className={styles.image} src={src} alt="" draggable={false} />
      </span>
    </span>
  );
}

type Parts = { stage: HTMLElement; panel: HTMLElement; image: HTMLElement; lens: HTMLElement };

function show(pointer: Point, { stage, panel, image, lens }: Parts): void {
  const box = stage.getBoundingClientRect();
  const fitted = fittedBox(box, MEDIA_RATIO);
  const width = Math.max(ZOOM_WIDTH, fitted.width * 1.5);
  const large = { width, height: width / MEDIA_RATIO };
  const shareX = Math.min(1, panel.offsetWidth / large.width);
  const shareY = Math.min(1, panel.offsetHeight / large.height);
  const left = lensStart((pointer.x - box.left - fitted.left) / fitted.width, shareX);
  const top = lensStart((pointer.y - box.top - fitted.top) / fitted.height, shareY);
  Object.assign(image.style, {
    width: `${large.width}px`,
    height: `${large.height}px`,
    transform: `translate(${-left * large.width}px, ${-top * large.height}px)`,
  });
  Object.assign(lens.style, {
    width: `${shareX * fitted.width}px`,
    height: `${shareY * fitted.height}px`,
    transform: `translate(${fitted.left + left * fitted.width}px, ${fitted.top + top * fitted.height}px)`,
  });
}
