import { Carousel } from '@/components/ui/carousel/carousel';
import type { Banner } from '@/lib/contract/bff/catalogue';
import { text } from '@/lib/messages/text';
import { BannerSlide } from './banner-slide';
import styles from './hero.module.css';
import { HeroSlide } from './hero-slide';

/** The house's own slide first, then the shop's banners. */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  return (
    <Carousel className={styles.hero} label={text('home.offers')}>
      <HeroSlide />
      {banners.map((banner) => (
        <BannerSlide key={banner.title} banner={banner} />
      ))}
    </Carousel>
  );
}
