import { Carousel } from '@/components/ui/carousel/carousel';
import { FirstPaint } from '@/components/ui/first-paint';
import type { Category } from '@/lib/contract/bff/catalogue';
import type { Banner, DeliveryTerms } from '@/lib/contract/bff/content';
import { useText } from '@/lib/messages/use-text';
import { BannerSlide } from './banner-slide';
import styles from './hero.module.css';
import { HeroSlide } from './hero-slide';

type Props = { banners: readonly Banner[]; categories: readonly Category[]; terms: DeliveryTerms };

/** The built-in slide first, then the shop's banners. The page's h1 is not in a slide, as slides change. */
export function Hero({ banners, categories, terms }: Props) {
  const text = useText();
  return (
    <>
      <h1 className="sr-only">{text('home.title')}</h1>
      <Carousel className={styles.hero} label={text('home.offers')}>
        <HeroSlide categories={categories} terms={terms} />
        {banners.map((banner) => (
          <BannerSlide key={banner.title.words} banner={banner} />
        ))}
      </Carousel>
      <FirstPaint id="slides-end" />
    </>
  );
}
