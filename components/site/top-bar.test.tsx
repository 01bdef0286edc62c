import { render, screen } from '@testing-library/react';
import { TopBar } from './top-bar';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const bar = () => screen.getByRole('region', { name: 'Delivery and contact' });

test('free delivery is told where the shop says so, in its own words if it has any', () => {
  const { rerender } = render(<TopBar phone="" terms={{ isDeliveryFree: true }} />);
  expect(bar()).toHaveTextContent('Free delivery on every order');
  rerender(
    <TopBar phone="" terms={{ isDeliveryFree: true, deliveryNote: { words: 'Free in Coimbatore.' } }} />,
  );
  expect(bar()).toHaveTextContent('Free in Coimbatore.');
  expect(bar()).not.toHaveTextContent('on every order');
});

test('nothing is told of it where the shop does not', () => {
  render(
    <TopBar phone="" terms={{ isDeliveryFree: false, deliveryNote: { words: 'Free in Coimbatore.' } }} />,
  );
  expect(bar()).not.toHaveTextContent(/free/i);
});
