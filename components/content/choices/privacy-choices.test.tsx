import { render, screen } from '@testing-library/react';
import { PrivacyChoices } from './privacy-choices';

test('the list of what the shop needs names what only a tab keeps', () => {
  render(<PrivacyChoices />);
  const kept = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const what of [/name and number .* code/, /order you are placing/, /changes to your cart/])
    expect(kept).toContainEqual(expect.stringMatching(what));
});
