/** What was typed into forms and neither sent nor cancelled, by form. */
type Drafts = Map<string, Record<string, string>>;

let owner: string | undefined;
let drafts: Drafts = new Map();

/**
 * The drafts of the customer with this mobile number, in this tab's memory: they outlast a session that ends while a
 * form is filled, until another customer signs in. Of somebody unknown none are kept.
 */
export function draftsOf(mobile: string | undefined): Drafts {
  if (mobile === undefined || mobile !== owner) drafts = new Map();
  owner = mobile;
  return drafts;
}
