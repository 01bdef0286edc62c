import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

function renderMenu() {
  render(
    <>
      <Disclosure summary="Meena">
        <a href="#orders">My Orders</a>
        <button type="button" data-close>
          Sign out
        </button>
      </Disclosure>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { user: userEvent.setup(), menu: screen.getByRole<HTMLDetailsElement>('group') };
}

async function opened() {
  const shown = renderMenu();
  shown.menu.open = true;
  return shown;
}

test('Esc closes the menu and gives the focus back to its button', async () => {
  const { user, menu } = await opened();
  screen.getByRole('link', { name: 'My Orders' }).focus();
  await user.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(screen.getByText('Meena')).toHaveFocus();
});

test.each(['Elsewhere', 'Sign out'])('a press on %s closes the menu', async (name) => {
  const { user, menu } = await opened();
  await user.click(screen.getByRole('button', { name }));
  expect(menu.open).toBe(false);
});

test('following a link closes the menu', async () => {
  const { user, menu } = await opened();
  await user.click(screen.getByRole('link', { name: 'My Orders' }));
  expect(menu.open).toBe(false);
});
