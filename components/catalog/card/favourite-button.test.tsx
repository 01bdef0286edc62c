import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productOf } from '@/components/catalog/testing/products';
import { forgetEverything } from '@/lib/client/testing/carts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { FavouriteButton } from './favourite-button';

const tomato = productOf(1, { name: 'Tomato' });

beforeEach(forgetEverything);

test.each([
  ['detail', 'Add to Favourite'],
  ['card', 'Favourite: Tomato'],
] as const)('the heart of a %s keeps its name, and says that it is pressed', async (look, name) => {
  fakeBff({
    'GET /api/session': () => ({ customer: { name: 'Meena', mobile: '9843012345' }, suspended: false }),
    'GET /api/favourites': () => ({ products: [] }),
    'PUT /api/favourites/:id': () => ({ products: [tomato] }),
  });
  render(<FavouriteButton product={tomato} look={look} />);
  const heart = screen.getByRole('button', { name, pressed: false });
  await userEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  expect(heart).toHaveAccessibleName(name);
});
