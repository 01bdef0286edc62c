import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeliveryPage } from './delivery-page';

jest.mock('next/navigation', () => ({ usePathname: () => '/delivery' }));

test.each(['641001', '641 001', ' 641-001 '])(
  'the form without script takes the pincode "%s"',
  async (typed) => {
    render(<DeliveryPage />);
    const field = screen.getByRole('textbox');
    await userEvent.setup().type(field, typed);
    expect(field).toHaveValue(typed);
    expect(field).toBeValid();
  },
);
