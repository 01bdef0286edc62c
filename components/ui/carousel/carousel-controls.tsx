import { IconButton } from '@/components/ui/icon-button/icon-button';
import { useText } from '@/lib/messages/use-text';
import styles from './carousel.module.css';
import type { CarouselMoves } from './carousel-engine';
import type { Toggle } from './use-autoplay';

type Props = CarouselMoves & {
  index: number;
  count: number;
  playing: boolean;
  toggle: Toggle;
  className?: string;
};

export function CarouselControls({ index, count, playing, toggle, next, previous, className = '' }: Props) {
  const text = useText();
  return (
    <div className={`${styles.controls} ${className}`}>
      <IconButton
        icon={playing ? 'pause' : 'play'}
        size={20}
        label={text(playing ? 'action.pause_slides' : 'action.play_slides')}
        {...toggle}
      />
      <IconButton icon="chevron-left" size={20} label={text('action.previous')} onClick={previous} />
      <span className={styles.count} aria-hidden="true">
        {index + 1}/{count}
      </span>
      <IconButton icon="chevron-right" size={20} label={text('action.next')} onClick={next} />
    </div>
  );
}
