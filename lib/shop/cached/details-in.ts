import 'server-only';
import type { SiteDetails } from '@/lib/contract/bff/content';
import type { Language } from '@/lib/domain/language';
import { someWordsIn, type Translations, wordsIn } from '@/lib/domain/words';

/** The shop's details with its texts in one language. */
export function detailsIn(
  language: Language,
  { pictureNote, ...details }: SiteDetails<Translations>,
): SiteDetails {
  const { seller } = details;
  const { deliveryNote, ...terms } = details.terms;
  const localDeliveryNote = deliveryNote && someWordsIn(language, deliveryNote);
  const localPictureNote = pictureNote && someWordsIn(language, pictureNote);
  return {
    ...details,
    address: wordsIn(language, details.address),
    seller: {
      ...seller,
      legalName: wordsIn(language, seller.legalName),
      grievanceOfficer: wordsIn(language, seller.grievanceOfficer),
      billNote: wordsIn(language, seller.billNote),
    },
    terms: { ...terms, ...(localDeliveryNote && { deliveryNote: localDeliveryNote }) },
    ...(localPictureNote && { pictureNote: localPictureNote }),
  };
}
