import { render, screen, within } from '@testing-library/react';
import { Article } from './article';
import { ContentPage } from './content-page';
import { FaqList } from './faq-list';
import { TestimonialList } from './testimonial-list';
import { WhyList } from './why-list';

test('[2.content.faq] spec 2, FAQ: each question opens its answer, all are closed at first', () => {
  const entries = [
    { id: 1, question: { words: 'Where do you deliver?' }, answer: { words: 'In Tamil Nadu.' } },
    { id: 2, question: { words: 'What does it cost?' }, answer: { words: 'Nothing.' } },
  ];
  render(<FaqList entries={entries} />);
  for (const { question, answer } of entries) {
    const said = screen.getByText(answer.words);
    expect(said).not.toBeVisible();
    screen.getByText(question.words).click();
    expect(said).toBeVisible();
  }
});

test('[2.content.testimonials] spec 2, Testimonials: comment, name and designation of each', () => {
  render(
    <TestimonialList
      testimonials={[
        {
          comment: { words: 'As fresh as from the field.' },
          name: { words: 'Kavin' },
          designation: { words: 'Teacher, Erode' },
        },
        {
          comment: { words: 'Always in time.' },
          name: { words: 'Meena' },
          designation: { words: 'Nurse, Salem' },
        },
      ]}
    />,
  );
  const cards = screen.getAllByRole('figure');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveTextContent('As fresh as from the field.KavinTeacher, Erode');
});

test('[2.content.whyUs] spec 2, Why-us: the four benefits', () => {
  render(<WhyList terms={{ isDeliveryFree: true }} heading="h2" />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent ?? '');
  expect(titles).toHaveLength(4);
  for (const benefit of [/price/i, /100% fresh/i, /free delivery/i, /farmers/i]) {
    expect(titles.filter((title) => benefit.test(title))).toHaveLength(1);
  }
});

test('[2.content.stored] spec 2, About, terms, privacy, return, shipping: stored content below a breadcrumb', () => {
  render(
    <ContentPage title="Privacy policy">
      <Article html={{ words: '<h2>What we keep</h2><p>Little.</p>' }} />
    </ContentPage>,
  );
  const [home, here] = within(screen.getByRole('navigation')).getAllByRole('listitem');
  expect(within(home as HTMLElement).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(here).toHaveTextContent('Privacy policy');
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
});
