import type { LocalisedText } from './words';

/** Legal details of the seller (decisions.md 37); empty where the shop has not set them. */
export type Seller<Text = LocalisedText> = {
  legalName: Text;
  fssaiLicence: string;
  gstin: string;
  grievanceOfficer: Text;
  grievancePhone: string;
  grievanceEmail: string;
  /** Printed under a bill of supply. */
  billNote: Text;
};

/** For a shop that has not set its legal details. */
export const NO_SELLER: Seller = {
  legalName: { words: '' },
  fssaiLicence: '',
  gstin: '',
  grievanceOfficer: { words: '' },
  grievancePhone: '',
  grievanceEmail: '',
  billNote: { words: '' },
};
