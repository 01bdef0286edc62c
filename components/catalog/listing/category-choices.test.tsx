import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageText } from '@/lib/messages/page-text/page-text';
import { texts } from '@/lib/messages/texts';
import { CategoryChoices } from './category-choices';
import { CategoryRail } from './category-rail';
import { countedCategories } from './counted-categories';
import { openAddress } from './open-address';

jest.mock('./open-address');

const categories = ['Fruits', 'Keerai', 'Herbs'].map((name) => ({
  slug: name.toLowerCase(),
  name,
  name2: '',
  image: '',
  tone: 'veg' as const,
  productCount: 7,
}));
const facets = {
  inStock: 5,
  onOffer: 0,
  prices: {},
  categories: [{ slug: 'fruits', name: 'Fruits', count: 5 }],
};

function show(current: string, counted: typeof facets | undefined) {
  render(
    <CategoryChoices
      categories={countedCategories(categories, counted, current)}
      current={current}
      action="/today-special"
      keep={{ sort: 'name', filter: '' }}
    />,
  );
}

const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

test('a category says how many products of the list it has; one with none is left out unless it is chosen', () => {
  show('keerai', facets);
  expect(names()).toEqual(['All categories', 'Fruits5', 'Keerai0']);
  expect(screen.getByRole('radio', { name: /Keerai/ })).toBeChecked();
});

test('every category can be chosen when there are no counts', () => {
  show('', undefined);
  expect(names()).toEqual(['All categories', 'Fruits', 'Keerai', 'Herbs']);
});

test('choosing a category opens its URL at once, in the same sort order', async () => {
  show('', facets);
  await userEvent.click(screen.getByRole('radio', { name: /Fruits/ }));
  expect(openAddress).toHaveBeenCalledWith('/today-special?sort=name&category=fruits#category-fruits');
});

test('on a Tamil page categories without a Tamil name are marked as English', () => {
  render(
    <PageText value={texts.ta}>
      <CategoryChoices categories={categories} current="" action="/search/a" keep={{}} />
      <CategoryRail categories={categories} current="" />
    </PageText>,
  );
  expect(screen.getAllByText('Keerai').map(({ lang }) => lang)).toEqual(['en', 'en']);
});
