import 'server-only';
import { JsonLdScript, LocalBusinessJsonLd, OrganizationJsonLd } from 'next-seo';
import { paths } from '@/lib/config/paths';
import type { SiteDetails } from '@/lib/contract/bff/content';
import { STATE } from '@/lib/domain/state';
import { useText } from '@/lib/messages/use-text';
import { absoluteUrl, pageUrl } from './origin';
import { returnPolicy } from './terms-data';

const LOGO = { url: '/brand/icon-512.png', width: 512, height: 512 };

function linksOf({ links }: SiteDetails): string[] {
  return [links.facebook, links.twitter, links.instagram, links.youtube].filter((link) => link !== undefined);
}

/** JSON-LD of the home page: the shop as an organisation, and its search. */
export function ShopData({ details }: { details: SiteDetails }) {
  const text = useText();
  const url = pageUrl(text.language, paths.home);
  const links = linksOf(details);
  return (
    <>
      <OrganizationJsonLd
        type="OnlineStore"
        name={text('shop.name')}
        url={url}
        logo={{ ...LOGO, url: absoluteUrl(LOGO.url) }}
        description={text('shop.description')}
        {...(links.length > 0 ? { sameAs: links } : {})}
        {...(details.supportPhone === ''
          ? {}
          : {
              contactPoint: {
                contactType: 'customer service',
                telephone: details.supportPhone,
                ...(details.email === '' ? {} : { email: details.email }),
              },
            })}
        {...returnPolicy(text.language, details.terms)}
      />
      <JsonLdScript
        scriptKey="website-jsonld"
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: text('shop.name'),
          url,
          inLanguage: `${text.language}-IN`,
          potentialAction: {
            '@type': 'SearchAction',
            target: {
              '@type': 'EntryPoint',
              urlTemplate: `${pageUrl(text.language, paths.search())}?q={search_term_string}`,
            },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
    </>
  );
}

/** JSON-LD of the contact page: the shop as a grocery store; nothing while the shop has no address. */
export function StoreData({ details }: { details: SiteDetails }) {
  const text = useText();
  if (details.address.words === '') return null;
  return (
    <LocalBusinessJsonLd
      type="GroceryStore"
      name={text('shop.name')}
      address={{ streetAddress: details.address.words, addressRegion: STATE, addressCountry: 'IN' }}
      url={pageUrl(text.language, paths.home)}
      image={absoluteUrl(LOGO.url)}
      {...(details.phone === '' ? {} : { telephone: details.phone })}
      {...(details.email === '' ? {} : { email: details.email })}
      currenciesAccepted="INR"
      areaServed={STATE}
    />
  );
}
