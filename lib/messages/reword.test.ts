import { reword } from './reword';
import { text } from './text';
import { texts } from './texts';

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
])('"%s" is said in Tamil', (said, inTamil) => {
  expect(reword(ta, said)).toBe(inTamil);
});

test('an English page reads what was said, and so does everybody what is none of the shop’s texts', () => {
  expect(reword(text, text('signin.otp_invalid'))).toBe('Invalid otp');
  expect(reword(ta, 'We are closed for Pongal.')).toBe('We are closed for Pongal.');
  expect(reword(ta, 'Please talk to us')).toBe('Please talk to us');
  expect(reword(ta, 'Most of it')).toBe('Most of it');
  expect(reword(ta, '')).toBe('');
});
