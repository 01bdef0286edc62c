import 'server-only';
import type { SiteDetails } from '@/lib/contract/bff/catalogue';
import type { Language } from '@/lib/domain/language';
import { someWordsIn, type Written, wordsIn } from '@/lib/domain/words';

/** What the shop says about itself, in the words of a language. */
export function detailsIn(
  language: Language,
  { pictureNote, ...details }: SiteDetails<Written>,
): SiteDetails {
  const { seller } = details;
  const { deliveryNote, ...terms } = details.terms;
  const onDelivery = deliveryNote && someWordsIn(language, deliveryNote);
  const onPictures = pictureNote && someWordsIn(language, pictureNote);
  return {
    ...details,
    address: wordsIn(language, details.address),
    seller: {
      ...seller,
      legalName: wordsIn(language, seller.legalName),
      grievanceOfficer: wordsIn(language, seller.grievanceOfficer),
      billNote: wordsIn(language, seller.billNote),
    },
    terms: { ...terms, ...(onDelivery && { deliveryNote: onDelivery }) },
    ...(onPictures && { pictureNote: onPictures }),
  };
}
