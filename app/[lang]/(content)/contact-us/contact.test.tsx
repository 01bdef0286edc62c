import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { description } from '@/components/account/testing/fields';
import { CAPTCHA_LIFETIME_MS } from '@/lib/domain/captcha';
import { NO_SELLER } from '@/lib/domain/seller';
import { answer, type FakeBff, fakeBff, lost } from '@/lib/testing/fake-bff';
import ContactUsPage from './page';

let shop = {};
jest.mock('next/navigation', () => ({ usePathname: () => '/contact-us' }));
jest.mock('@/lib/shop/cached/content', () => ({ cachedSiteDetails: async () => shop }));
jest.mock('@/lib/seo/shop-data', () => ({ StoreData: () => null }));
const mockSolve = jest.fn<Promise<string>, []>();
jest.mock('@/lib/client/captcha/solve-captcha', () => ({ solveCaptcha: () => mockSolve() }));

const SEND = 'POST /api/enquiries';
const TICKET = 'KT7Q2M9X4TBA';
const thanks = () => ({ message: 'Thank you.', ticket: TICKET });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const captcha = () => screen.getByRole('checkbox', { name: 'I am not a robot' });
const sendButton = () => screen.getByRole('button', { name: 'Send Message' });

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  mockSolve.mockReset();
  mockSolve.mockResolvedValue('solved');
  shop = {
    phone: '0422 400 1234',
    email: 'help@shop.example',
    address: { words: '12 Mill Road' },
    seller: NO_SELLER,
    links: {},
  };
});
afterEach(() => jest.useRealTimers());

async function open(routes: Parameters<typeof fakeBff>[0] = { [SEND]: thanks }): Promise<FakeBff> {
  const bff = fakeBff(routes);
  render(await ContactUsPage());
  await screen.findAllByRole('button', { name: 'Send Message' });
  return bff;
}

async function fill(): Promise<void> {
  await user.type(field('Full name'), ' Meena Kumari ');
  await user.type(field('Mobile number'), '+91 98430 12345');
  await user.type(field('Email'), 'meena-k@my-shop.co.in');
}

async function clickCaptcha(): Promise<void> {
  await user.click(captcha());
  expect(await screen.findByText('Checked. Thank you.')).toBeVisible();
}

describe('on submit', () => {
  test('[5.contact.name.required] [5.contact.email.required] [5.contact.phone.required] [5.contact.captcha] each empty field says what it needs, and nothing is sent', async () => {
    const bff = await open();
    await user.click(sendButton());
    expect(field('Full name')).toHaveAccessibleDescription('Enter Full Name');
    expect(field('Mobile number')).toHaveAccessibleDescription('+91 Enter Mobile number');
    expect(field('Email')).toHaveAccessibleDescription('Enter Email');
    expect(captcha()).toHaveAccessibleDescription('Please click the above field');
    expect(captcha()).toBeInvalid();
    await waitFor(() => expect(field('Full name')).toHaveFocus());
    expect(bff.calls).toEqual([]);
  });

  test('[5.contact.captcha] a missing captcha alone shows its message, which disappears on a click', async () => {
    const bff = await open();
    await fill();
    await user.click(sendButton());
    expect(captcha()).toHaveAccessibleDescription('Please click the above field');
    expect(bff.callsOf(SEND)).toEqual([]);
    await clickCaptcha();
    expect(captcha()).toBeValid();
    await user.click(sendButton());
    expect(await screen.findByText(`Your ticket number is ${TICKET}.`)).toBeVisible();
  });
});

describe('while typing', () => {
  test.each([
    ['[5.contact.name.invalid]', 'Full name', 'Me', 'Invalid user name'],
    ['[5.contact.name.invalid]', 'Full name', '12345', 'Invalid user name'],
    ['[5.contact.name.invalid]', 'Full name', '<b>Meena</b>', 'Invalid user name'],
    ['[5.contact.name.invalid]', 'Full name', 'மீனா 2', ''],
    ['[5.contact.email.invalid]', 'Email', 'meena@shop', 'Invalid Email Address'],
    ['[5.contact.email.invalid]', 'Email', 'meena shop@x.in', 'Invalid Email Address'],
    ['[5.contact.email.invalid]', 'Email', 'meena-k@my-shop.co.in', ''],
    ['[5.contact.phone.invalid]', 'Mobile number', '5843012345', 'Invalid Mobile number'],
    ['[5.contact.phone.invalid]', 'Mobile number', '98430', 'Invalid Mobile number'],
    ['[5.contact.phone.invalid]', 'Mobile number', '9843012345', ''],
  ])('%s %s "%s": %s', async (_rule, name, typed, message) => {
    await open();
    await user.type(field(name), typed);
    await user.tab();
    expect(field(name)).toHaveAccessibleDescription(description(name, message));
  });

  test('an error disappears once the field is valid, and an emptied field shows one', async () => {
    await open();
    await user.type(field('Full name'), 'Me');
    await user.tab();
    await user.type(field('Full name'), 'e');
    expect(field('Full name')).toHaveAccessibleDescription('');
    await user.clear(field('Full name'));
    expect(field('Full name')).toHaveAccessibleDescription('Enter Full Name');
  });

  test('[5.contact.name.max] a name is cut at 50 characters', async () => {
    await open();
    await user.type(field('Full name'), 'a'.repeat(60));
    expect(field('Full name')).toHaveValue('a'.repeat(50));
  });
});

test('[9.contact] [5.contact.message] [5.contact.success] without a message it is sent; the answer shows 3 seconds, the ticket stays, form and captcha are as new', async () => {
  const bff = await open();
  await fill();
  await user.click(screen.getByRole('radio', { name: 'A grievance' }));
  await clickCaptcha();
  await user.click(sendButton());
  expect(await screen.findByText('Thank you.')).toBeVisible();
  expect(bff.callsOf(SEND).map(({ body }) => body)).toEqual([
    {
      fullName: 'Meena Kumari',
      phoneNumber: '9843012345',
      email: 'meena-k@my-shop.co.in',
      messages: '',
      kind: 'grievance',
      captcha: 'solved',
    },
  ]);
  for (const name of ['Full name', 'Mobile number', 'Email', /^Message/]) {
    expect(field(name)).toHaveValue('');
    expect(field(name)).toBeValid();
  }
  expect(screen.getByRole('radio', { name: 'A question or message' })).toBeChecked();
  expect(captcha()).not.toBeChecked();
  act(() => void jest.advanceTimersByTime(2900));
  expect(screen.getByText('Thank you.')).toBeVisible();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.queryByText('Thank you.')).not.toBeInTheDocument();
  expect(screen.getByText(`Your ticket number is ${TICKET}.`)).toBeVisible();
});

test('a double click sends one message', async () => {
  const clicked = new EventTarget();
  const bff = await open({
    [SEND]: () => new Promise((resolve) => clicked.addEventListener('twice', () => resolve(thanks()))),
  });
  await fill();
  await clickCaptcha();
  await user.dblClick(sendButton());
  clicked.dispatchEvent(new Event('twice'));
  expect(await screen.findByText(`Your ticket number is ${TICKET}.`)).toBeVisible();
  expect(bff.callsOf(SEND)).toHaveLength(1);
});

test('Send Message waits until the captcha is solved', async () => {
  let finish: (solved: string) => void = () => undefined;
  mockSolve.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const bff = await open();
  await fill();
  await user.click(captcha());
  await user.click(sendButton());
  expect(screen.getByRole('button', { name: 'Wait...' })).toBeVisible();
  expect(bff.callsOf(SEND)).toEqual([]);
  await act(async () => finish('late'));
  expect(bff.callsOf(SEND)).toMatchObject([{ body: { captcha: 'late' } }]);
});

test.each([
  ['a lost answer', lost, 'The shop is not responding right now. Please try again in a moment.'],
  [
    'a busy shop',
    () => answer(429, { error: { code: 'too_many' } }),
    'Too many attempts. Please wait a little.',
  ],
])(
  '%s loses nothing, and the same message is sent again with the same captcha',
  async (_what, fails, said) => {
    const bff = await open({ [SEND]: fails });
    await fill();
    await clickCaptcha();
    await user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(field('Full name')).toHaveValue(' Meena Kumari ');
    expect(captcha()).toBeChecked();
    bff.on(SEND, thanks);
    await user.click(sendButton());
    expect(await screen.findByText(`Your ticket number is ${TICKET}.`)).toBeVisible();
    const [first, second] = bff.callsOf(SEND);
    expect(second?.body).toEqual(first?.body);
    expect(mockSolve).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['was used before', 'conflict', undefined],
  ['is refused', 'bad_request', 'captcha'],
])(
  '[5.contact.captcha] a captcha that %s is to be clicked again, and the focus is led to it',
  async (_what, code, at) => {
    const bff = await open({ [SEND]: () => answer(400, { error: { code, field: at } }) });
    await fill();
    await clickCaptcha();
    await user.click(sendButton());
    expect(await screen.findByText('Please click the above field')).toBeVisible();
    await waitFor(() => expect(captcha()).toHaveFocus());
    expect(captcha()).toHaveAccessibleDescription('Please click the above field');
    expect(captcha()).not.toBeChecked();
    expect(field('Full name')).toHaveValue(' Meena Kumari ');
    bff.on(SEND, thanks);
    await clickCaptcha();
    await user.click(sendButton());
    expect(await screen.findByText(`Your ticket number is ${TICKET}.`)).toBeVisible();
  },
);

test('a captcha that fails shows an error and can be clicked again', async () => {
  mockSolve.mockRejectedValueOnce(new Error('no worker'));
  await open();
  await user.click(captcha());
  expect(await screen.findByText(/^The check did not work/)).toBeVisible();
  await clickCaptcha();
});

test('an expired captcha must be clicked again', async () => {
  await open();
  await clickCaptcha();
  act(() => void jest.advanceTimersByTime(CAPTCHA_LIFETIME_MS));
  expect(screen.getByText('That was a while ago. Please click again.')).toBeVisible();
  expect(captcha()).not.toBeChecked();
});

test('[2.content.contact] decisions 37: phone, mail and address stand beside the form, the grievance officer when there is one', async () => {
  await open();
  expect(screen.getByRole('link', { name: '0422 400 1234' })).toBeVisible();
  expect(screen.queryByText('Grievance officer')).not.toBeInTheDocument();
  shop = { ...shop, seller: { ...NO_SELLER, grievanceOfficer: { words: 'R. Kavitha' } } };
  await open();
  expect(screen.getByText('R. Kavitha')).toBeVisible();
});
