/** What the law asks to show of who sells (decisions.md 37); empty where the shop has not said it. */
export type Seller = {
  legalName: string;
  fssaiLicence: string;
  gstin: string;
  grievanceOfficer: string;
  grievancePhone: string;
  grievanceEmail: string;
  /** Stands under a bill of supply. */
  billNote: string;
};

/** A shop that has not said who sells. */
export const NO_SELLER: Seller = {
  legalName: '',
  fssaiLicence: '',
  gstin: '',
  grievanceOfficer: '',
  grievancePhone: '',
  grievanceEmail: '',
  billNote: '',
};
