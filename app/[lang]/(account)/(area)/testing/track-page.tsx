import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBff } from '@/lib/testing/fake-bff';
import TrackOrdersPage from '../track-orders/page';
import { details, SESSION, session } from './orders';

export const TRACKING = 'GET /api/orders/:id/tracking';

/** The query of the page's URL. */
export const url = { query: '' };

export const box = () => screen.getByRole('textbox', { name: 'Order ID' });
export const track = () => screen.getByRole('button', { name: 'Track' });

/** Renders the page of this order; `goTo` puts another order into the URL, as the router does. */
export async function open(id: string, tracking: (id: string) => unknown) {
  url.query = id && `order_id=${btoa(id)}`;
  const bff = fakeBff({
    [SESSION]: session,
    'GET /api/orders/:id': () => details,
    [TRACKING]: ({ params }) => tracking(params.id ?? ''),
  });
  const { rerender } = render(await TrackOrdersPage());
  await screen.findByRole('textbox', { name: 'Order ID' });
  const goTo = async (other: string) => {
    url.query = `order_id=${btoa(other)}`;
    rerender(await TrackOrdersPage());
  };
  return { bff, goTo, user: userEvent.setup() };
}
