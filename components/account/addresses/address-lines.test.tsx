import { render, screen } from '@testing-library/react';
import { savedAddress as place } from '@/lib/client/testing/addresses';
import { setDocumentText } from '@/lib/messages/document-text';
import { texts } from '@/lib/messages/texts';
import { AddressLines } from './address-lines';

afterEach(() => setDocumentText(texts.en));

function open(language: keyof typeof texts, city = place.city) {
  setDocumentText(texts[language]);
  render(
    <address>
      <AddressLines place={{ ...place, city }} />
    </address>,
  );
  return screen.getByRole('group');
}

test('city and state are shown in the language of the page', () => {
  expect(open('en')).toHaveTextContent('Coimbatore, Tamil Nadu 641');
});

test('city and state are in Tamil on a Tamil page', () => {
  expect(open('ta')).toHaveTextContent('கோயம்புத்தூர், தமிழ்நாடு 641');
});

test('a city without a Tamil name is shown as it is, marked as English', () => {
  expect(open('ta', 'Atlantis')).toHaveTextContent('Atlantis, தமிழ்நாடு 641');
  expect(screen.getByText('Atlantis')).toHaveAttribute('lang', 'en');
});
