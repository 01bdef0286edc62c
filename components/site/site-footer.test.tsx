import { render, screen, within } from '@testing-library/react';
import { telLink } from '@/components/ui/tel-link';
import type { SiteDetails } from '@/lib/contract/bff/content';
import { NO_SELLER } from '@/lib/domain/seller';
import { PageText } from '@/lib/messages/page-text/page-text';
import { texts } from '@/lib/messages/texts';
import { FooterSocial } from './footer-social';
import { SiteFooter } from './site-footer';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const BARE: SiteDetails = {
  email: '',
  phone: '',
  supportPhone: '',
  address: { words: '' },
  links: {},
  seller: NO_SELLER,
  terms: { isDeliveryFree: true },
};

const show = (changes: Partial<SiteDetails> = {}) =>
  render(<SiteFooter categories={[]} details={{ ...BARE, ...changes }} year={2026} />);

test('[1.footer] spec 1: policy pages, support contact, social links and a copyright line', () => {
  show({
    email: 'help@shop.example',
    supportPhone: '0422 400 1234',
    links: { facebook: 'https://facebook.example/shop' },
  });
  const policies = within(screen.getByRole('navigation', { name: 'Policies' })).getAllByRole('link');
  expect(policies.map((link) => link.getAttribute('href'))).toEqual([
    '/terms-conditions',
    '/privacy-policy',
    '/privacy-policy#choices',
    '/return-policy',
    '/shipping-policy',
  ]);
  expect(screen.getByRole('link', { name: '0422 400 1234' })).toHaveAttribute(
    'href',
    telLink('0422 400 1234'),
  );
  expect(screen.getByRole('link', { name: 'help@shop.example' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    'https://facebook.example/shop',
  );
  expect(screen.getByText(/^© 2026 Koodai/)).toBeVisible();
});

test('decisions 21: a network without a link is left out', () => {
  show({ links: { youtube: 'https://youtube.example' } });
  expect(screen.getByRole('link', { name: 'YouTube' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Facebook' })).not.toBeInTheDocument();
});

test('[2.footer.content] spec 2: about, why-us and each policy lead to their content pages', () => {
  show();
  const leadTo = (nav: string) =>
    within(screen.getByRole('navigation', { name: nav }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect([...leadTo('About'), ...leadTo('Policies')]).toEqual(
    expect.arrayContaining([
      ['About us', '/about-us'],
      ['Why us', '/why-us'],
      ['Terms & conditions', '/terms-conditions'],
      ['Privacy policy', '/privacy-policy'],
      ['Return policy', '/return-policy'],
      ['Shipping policy', '/shipping-policy'],
    ]),
  );
});

test('[d37.seller] decisions 37: seller, licence and grievance officer are shown when they are set', () => {
  show({
    address: { words: '12 Mill Road, Coimbatore' },
    seller: {
      legalName: { words: 'Koodai Foods Private Limited' },
      fssaiLicence: '12345678901234',
      gstin: '33ABCDE1234F1Z5',
      grievanceOfficer: { words: 'R. Kavitha, Grievance Officer' },
      grievancePhone: '0422 400 1235',
      grievanceEmail: 'grievance@shop.example',
      billNote: { words: '' },
    },
  });
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([
    'Koodai Foods Private Limited',
    '12 Mill Road, Coimbatore',
    '12345678901234',
    '33ABCDE1234F1Z5',
    'R. Kavitha, Grievance Officer, 0422 400 1235, grievance@shop.example',
  ]);
  expect(screen.getByRole('link', { name: '0422 400 1235' })).toHaveAttribute(
    'href',
    telLink('0422 400 1235'),
  );
  expect(screen.getByRole('link', { name: 'grievance@shop.example' })).toBeVisible();
});

test('[d37.notInvented] decisions 37: details that are not set are left out', () => {
  show();
  expect(screen.queryByRole('definition')).not.toBeInTheDocument();
  expect(screen.queryByText(/Sold by|FSSAI/)).not.toBeInTheDocument();
});

test('decisions 21: social links lead to the other sites from a Tamil page too', () => {
  render(
    <PageText value={texts.ta}>
      <FooterSocial links={{ facebook: 'https://facebook.example/shop' }} />
    </PageText>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://facebook.example/shop');
});
