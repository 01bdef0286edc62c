import type { Words } from './words';

/** What the law asks to show of who sells (decisions.md 37); empty where the shop has not said it. */
export type Seller<Text = Words> = {
  legalName: Text;
  fssaiLicence: string;
  gstin: string;
  grievanceOfficer: Text;
  grievancePhone: string;
  grievanceEmail: string;
  /** Stands under a bill of supply. */
  billNote: Text;
};

/** A shop that has not said who sells. */
export const NO_SELLER: Seller = {
  legalName: { words: '' },
  fssaiLicence: '',
  gstin: '',
  grievanceOfficer: { words: '' },
  grievancePhone: '',
  grievanceEmail: '',
  billNote: { words: '' },
};
