'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { LazyDialog } from '@/components/ui/dialog/lazy-dialog';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { LazyPart } from '@/components/ui/lazy-part';
import { Picture } from '@/components/ui/picture/picture';
import { afterPaint } from '@/lib/client/after-paint';
import { zoomUrl } from '@/lib/domain/media-url';
import type { Tone } from '@/lib/domain/tone';
import { useText } from '@/lib/messages/use-text';
import { useHoverZoom } from '../zoom/use-hover-zoom';
import { useLongPress } from '../zoom/use-long-press';
import styles from './gallery.module.css';

const loadHoverZoom = () => import('../zoom/hover-zoom').then((file) => file.HoverZoom);
const loadViewer = () => import('../zoom/zoom-viewer').then((file) => file.ZoomViewer);

/** `image` is a base name; `hasZoom`: it exists in 1400×1200. */
export type GalleryPicture = { image: string; hasZoom: boolean };

type Props = {
  /** The first one is in the HTML. */
  pictures: readonly GalleryPicture[];
  name: string;
  tone: Tone;
};

const MAIN_SIZES = '(min-width: 1280px) 650px, (min-width: 1024px) 48vw, 100vw';

/**
 * The picture and its thumbnails. Hovering opens the zoom beside it; a long press or the magnifying glass opens the
 * viewer (spec 2, Product detail; spec 9, Zoom defaults). Both are loaded on demand.
 */
export function Gallery({ pictures, name, tone }: Props) {
  const [shown, setShown] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const picture = pictures[shown] ?? { image: '', hasZoom: false };

  return (
    <>
      <Stage picture={picture} name={name} tone={tone} onOpen={() => setOpen(true)} />
      {pictures.length > 1 && <Thumbs pictures={pictures} tone={tone} shown={shown} onShow={setShown} />}
      {isOpen && (
        <LazyDialog
          load={loadViewer}
          props={{
            sources: pictures.map(({ image, hasZoom }) => zoomUrl(image, hasZoom)),
            start: shown,
            name,
            tone,
            onClose: () => setOpen(false),
          }}
        />
      )}
    </>
  );
}

type StageProps = Pick<Props, 'name' | 'tone'> & { picture: GalleryPicture; onOpen: () => void };

/** The shown picture, the zoom on hover, and what opens the viewer. */
function Stage({ picture: { image, hasZoom }, name, tone, onOpen }: StageProps) {
  const text = useText();
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const mouse = useRef({ x: 0, y: 0 });
  const hover = useHoverZoom();
  const press = useLongPress(onOpen);

  function onPointerMove(event: PointerEvent): void {
    mouse.current = { x: event.clientX, y: event.clientY };
    press.onPointerMove(event);
  }

  return (
    <div className={styles.stage}>
      <div
        ref={setStage}
        className={styles.touch}
        data-zoom-stage
        {...press}
        onPointerMove={onPointerMove}
        onPointerEnter={hover.onPointerEnter}
        onPointerLeave={hover.onPointerLeave}
      >
        <Picture
          key={image}
          className={styles.main}
          imageClassName={styles.image}
          image={image}
          tone={tone}
          alt={name}
          sizes={MAIN_SIZES}
          eager
        />
      </div>
      <IconButton
        className={`needs-script ${styles.open}`}
        icon="zoom"
        label={text('zoom.open')}
        onClick={() => afterPaint(onOpen)}
      />
      {stage && hover.phase !== 'off' && (
        <LazyPart
          load={loadHoverZoom}
          props={{
            stage,
            start: mouse.current,
            src: zoomUrl(image, hasZoom),
            tone,
            leaving: hover.phase === 'leaving',
          }}
        />
      )}
    </div>
  );
}

type ThumbsProps = Pick<Props, 'pictures' | 'tone'> & { shown: number; onShow: (index: number) => void };

function Thumbs({ pictures, tone, shown, onShow }: ThumbsProps) {
  const text = useText();
  return (
    <ul className={`needs-script ${styles.thumbs}`}>
      {pictures.map(({ image }, index) => (
        <li key={image}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={text('product.image', { index: index + 1 })}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <Picture className={styles.thumbTile} image={image} tone={tone} sizes="88px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
