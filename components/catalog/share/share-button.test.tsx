import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productOf } from '@/components/catalog/testing/products';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { PageText } from '@/lib/messages/page-text/page-text';
import { texts } from '@/lib/messages/texts';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { ShareButton } from './share-button';

const onion = productOf(7, { name: 'Onion', slug: 'onion', name2: 'வெங்காயம்' });
const SHARE = 'POST /api/products/:productId/share';
const OWN_PAGE = 'http://localhost/product-detail/onion';
const LINK = 'https://shop.example/product-detail/onion';

afterEach(() => {
  takeWaitingToasts();
  Reflect.deleteProperty(navigator, 'share');
});

async function open(reply: () => unknown = () => ({ link: LINK })) {
  const bff = fakeBff({ [SHARE]: reply });
  const user = userEvent.setup();
  render(<ShareButton product={onion} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share Onion' });
  return { bff, user };
}

const hrefOf = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);

test('[2.product.share] spec 2: three options open a window elsewhere with the link that socialShare answers', async () => {
  const { bff } = await open();
  await waitFor(() => expect(hrefOf('Facebook').searchParams.get('u')).toBe(LINK));
  expect(bff.callsOf(SHARE).map(({ params }) => params)).toEqual([{ productId: '7' }]);
  expect(hrefOf('WhatsApp').searchParams.get('text')).toContain(LINK);
  expect(hrefOf('X').searchParams.get('text')).toBe('Onion (வெங்காயம்) at Koodai:');
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('while the shop has not answered, and when it fails, the page’s own URL is shared', async () => {
  await open(() => answer(503, { error: { code: 'unavailable' } }));
  expect(screen.getByText(OWN_PAGE)).toBeVisible();
  expect(hrefOf('Facebook').searchParams.get('u')).toBe(OWN_PAGE);
});

test('a Tamil page shares the link of the Tamil page', async () => {
  fakeBff({ [SHARE]: () => ({ link: `${OWN_PAGE}?by=shop` }) });
  render(
    <PageText value={texts.ta}>
      <ShareButton product={onion} />
    </PageText>,
  );
  await userEvent.click(screen.getByRole('button', { name: texts.ta('share.button') }));
  expect(await screen.findByText('http://localhost/ta/product-detail/onion?by=shop')).toBeVisible();
});

test('nothing is requested before the dialog opens', () => {
  const bff = fakeBff();
  render(<ShareButton product={onion} />);
  expect(bff.calls).toEqual([]);
});

test('[d31.sheet] decisions 31: the system’s share sheet is offered where there is one; closing it is no error', async () => {
  const share = jest.fn().mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  const { user } = await open();
  await screen.findByText(LINK);
  await user.click(screen.getByRole('button', { name: 'Share with an app' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Onion',
    text: 'Onion (வெங்காயம்) at Koodai:',
    url: LINK,
  });
  expect(screen.getByRole('dialog')).toBeVisible();
  share.mockResolvedValueOnce(undefined);
  await user.click(screen.getByRole('button', { name: 'Share with an app' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('without a share sheet there is no button for it', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Share with an app' })).not.toBeInTheDocument();
});

test('the link is copied, and an error is shown when that is not allowed', async () => {
  const { user } = await open();
  await screen.findByText(LINK);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(LINK);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(takeWaitingToasts().map(({ message }) => message)).toEqual([
    'The link is copied.',
    'Copying is not allowed here. Select the link instead.',
  ]);
});
