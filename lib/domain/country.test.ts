import { countryNames } from './country';

test.each([
  ['India', 'இந்தியா'],
  ['italy', 'இத்தாலி'],
  ['New Zealand', 'நியூசிலாந்து'],
  ['Kashmir and Himachal', ''],
  ['', ''],
])('the country %j is %j in Tamil', (country, tamil) => {
  expect(countryNames(country)).toEqual({ en: country, ta: tamil });
});
