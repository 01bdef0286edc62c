// why: not in patterns.ts, which every page loads

/** Ten digits starting 6-9 (spec 5 and 9). */
export const MOBILE = /^[6-9]\d{9}$/;
export const OTP = /^\d{4}$/;
/** "letters/digits/dots, @, letters, dot, 2-4 letters" (spec 5). */
export const EMAIL = /^[A-Za-z0-9.]+@[A-Za-z]+\.[A-Za-z]{2,4}$/;
/** A plausible email address: something, @, a domain with a dot, no spaces. */
export const ENQUIRY_EMAIL = /^[^\s@,;<>]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** Has at least one visible character. */
export const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Letters of any script, digits, spaces, dots, apostrophes and hyphens; at least one letter (spec 5, Contact form). */
export const ENQUIRY_NAME = /^(?=.*\p{L})[\p{L}\p{M}\p{N} .'-]+$/u;

export const LENGTHS = {
  pincode: { max: 6 },
  signInName: { min: 3, max: 20 },
  addressName: { min: 3, max: 20 },
  profileName: { min: 3, max: 50 },
  enquiryName: { min: 3, max: 50 },
  enquiryMessage: { max: 2000 },
  problemMessage: { max: 1000 },
  addressLine: { max: 200 },
  city: { max: 60 },
  email: { max: 120 },
  searchKey: { max: 100 },
} as const;

/** "98430 12345", for display only. */
export function formatMobile(mobile: string): string {
  return mobile.replace(/^(\d{5})(\d{5})$/, '$1 $2');
}
