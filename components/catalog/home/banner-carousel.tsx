import { Carousel } from '@/components/ui/carousel/carousel';
import { FirstPaint } from '@/components/ui/first-paint';
import type { Banner } from '@/lib/contract/bff/content';
import { useText } from '@/lib/messages/use-text';
import { BannerSlide } from './banner-slide';
import styles from './hero.module.css';

/** The shop's banners above a page's title; lower than the hero. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const text = useText();
  if (banners.length === 0) return null;
  return (
    <>
      <Carousel className={`${styles.hero} ${styles.low}`} label={text('home.offers')}>
        {banners.map((banner, index) => (
          <BannerSlide key={banner.title.words} banner={banner} title="p" eager={index === 0} />
        ))}
      </Carousel>
      <FirstPaint id="slides-end" />
    </>
  );
}
