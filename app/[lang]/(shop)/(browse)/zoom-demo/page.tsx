import type { Metadata } from 'next';
import { Gallery } from '@/components/catalog/product/gallery';
import galleryStyles from '@/components/catalog/product/product-view.module.css';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { paths } from '@/lib/config/paths';
import { unlinkedPaths } from '@/lib/config/unlinked-paths';
import { getText } from '@/lib/messages/get-text';
import { pageMetadata } from '@/lib/seo/page-metadata';
import styles from '../browse.module.css';
import { samplePictures } from './sample-pictures';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return pageMetadata({ title: text('zoom.demo_title'), path: unlinkedPaths.zoomDemo, indexed: false });
}

/** Shows four pictures with the product page's zoom (spec 2; decisions.md 24). */
export default async function ZoomDemoPage() {
  const text = await getText();
  const pictures = await samplePictures();
  const title = text('zoom.demo_title');
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[{ label: text('nav.home'), href: paths.home }]} current={title} />
      {pictures.length === 0 ? (
        <EmptyState title={text('content.empty')} />
      ) : (
        <div className={galleryStyles.product}>
          <div className={galleryStyles.gallery}>
            <Gallery pictures={pictures} name={title} tone="plain" />
          </div>
          <div>
            <h1>{title}</h1>
            <p>{text('zoom.demo_text')}</p>
          </div>
        </div>
      )}
    </div>
  );
}
