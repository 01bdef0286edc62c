import { render, screen } from '@testing-library/react';
import { TopBar } from './top-bar';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const bar = () => screen.getByRole('region', { name: 'Delivery and contact' });

test('free delivery is shown where the shop offers it, in the shop’s own text if there is one', () => {
  const { rerender } = render(<TopBar phone="" terms={{ isDeliveryFree: true }} />);
  expect(bar()).toHaveTextContent('Free delivery on every order');
  rerender(
    <TopBar phone="" terms={{ isDeliveryFree: true, deliveryNote: { words: 'Free in Coimbatore.' } }} />,
  );
  expect(bar()).toHaveTextContent('Free in Coimbatore.');
  expect(bar()).not.toHaveTextContent('on every order');
});

test('free delivery is not shown where the shop does not offer it', () => {
  render(
    <TopBar phone="" terms={{ isDeliveryFree: false, deliveryNote: { words: 'Free in Coimbatore.' } }} />,
  );
  expect(bar()).not.toHaveTextContent(/free/i);
});
