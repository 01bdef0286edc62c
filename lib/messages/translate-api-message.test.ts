import { text } from './text';
import { texts } from './texts';
import { translateApiMessage } from './translate-api-message';

const { ta } = texts;

test.each([
  [text('signin.otp_invalid'), ta('signin.otp_invalid')],
  [text('signin.otp_wait', { seconds: 24 }), ta('signin.otp_wait', { seconds: 24 })],
  [
    text('pincode.served', { pincode: '641001', city: 'Coimbatore' }),
    ta('pincode.served', { pincode: '641001', city: 'கோயம்புத்தூர்' }),
  ],
  [
    text('address.pincode_of_city', { city: 'Atlantis' }),
    ta('address.pincode_of_city', { city: 'Atlantis' }),
  ],
  [text('toast.stock_limit', { count: 3 }), ta('toast.stock_limit', { count: 3 })],
])('"%s" is translated into Tamil', (said, inTamil) => {
  expect(translateApiMessage(ta, said)).toBe(inTamil);
});

test('messages stay as they are on English pages, and when they are not texts of the shop', () => {
  expect(translateApiMessage(text, text('signin.otp_invalid'))).toBe('Invalid otp');
  expect(translateApiMessage(ta, 'We are closed for Pongal.')).toBe('We are closed for Pongal.');
  expect(translateApiMessage(ta, 'Please talk to us')).toBe('Please talk to us');
  expect(translateApiMessage(ta, 'Most of it')).toBe('Most of it');
  expect(translateApiMessage(ta, '')).toBe('');
});
