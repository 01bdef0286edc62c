import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBff } from '@/lib/testing/fake-bff';
import ForgotPasswordPage from './ForgotPassword/page';
import LoginPage from './Login/page';
import OrderPage from './Order/page';

jest.mock('@/lib/seo/page-metadata', () => ({ pageMetadata: () => ({}) }));

test.each([
  ['/Login', LoginPage, ['Email', 'Password']],
  ['/ForgotPassword', ForgotPasswordPage, ['Email']],
  ['/Order', OrderPage, ['Name', 'Mobile number', 'Address', 'City', 'Pincode', 'Coupon']],
] as const)('spec 2: %s has its fields and nothing to send them with', async (_path, Page, labels) => {
  const bff = fakeBff();
  const { container } = render(<Page />);
  const user = userEvent.setup();
  for (const label of labels) await user.type(screen.getByLabelText(label), 'secret');
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
  expect(container.querySelectorAll('[name], [action]')).toHaveLength(0);
  expect(bff.calls).toEqual([]);
});

test('[2.route.legacyOrder] spec 2: the mock checkout says that its fee and coupon are not real', () => {
  render(<OrderPage />);
  expect(screen.getByText(/^This is a sample/)).toBeVisible();
  expect(screen.getByText('Shipping fee')).toBeVisible();
});
