import type { Language } from './language';
import { type LocalisedText, untranslated, wordsIn } from './words';

/** The state and its districts, spelled as in shop-api/seed/pincodes-tn.json. */
const IN_TAMIL = new Map([
  ['Tamil Nadu', 'தமிழ்நாடு'],
  ['Ariyalur', 'அரியலூர்'],
  ['Chengalpattu', 'செங்கல்பட்டு'],
  ['Chennai', 'சென்னை'],
  ['Coimbatore', 'கோயம்புத்தூர்'],
  ['Cuddalore', 'கடலூர்'],
  ['Dharmapuri', 'தருமபுரி'],
  ['Dindigul', 'திண்டுக்கல்'],
  ['Erode', 'ஈரோடு'],
  ['Kallakurichi', 'கள்ளக்குறிச்சி'],
  ['Kancheepuram', 'காஞ்சிபுரம்'],
  ['Kanniyakumari', 'கன்னியாகுமரி'],
  ['Karur', 'கரூர்'],
  ['Krishnagiri', 'கிருஷ்ணகிரி'],
  ['Madurai', 'மதுரை'],
  ['Mayiladuthurai', 'மயிலாடுதுறை'],
  ['Nagapattinam', 'நாகப்பட்டினம்'],
  ['Namakkal', 'நாமக்கல்'],
  ['Perambalur', 'பெரம்பலூர்'],
  ['Pudukkottai', 'புதுக்கோட்டை'],
  ['Ramanathapuram', 'இராமநாதபுரம்'],
  ['Ranipet', 'இராணிப்பேட்டை'],
  ['Salem', 'சேலம்'],
  ['Sivaganga', 'சிவகங்கை'],
  ['Tenkasi', 'தென்காசி'],
  ['Thanjavur', 'தஞ்சாவூர்'],
  ['The Nilgiris', 'நீலகிரி'],
  ['Theni', 'தேனி'],
  ['Thiruvallur', 'திருவள்ளூர்'],
  ['Thiruvarur', 'திருவாரூர்'],
  ['Thoothukudi', 'தூத்துக்குடி'],
  ['Tiruchirappalli', 'திருச்சிராப்பள்ளி'],
  ['Tirunelveli', 'திருநெல்வேலி'],
  ['Tirupathur', 'திருப்பத்தூர்'],
  ['Tiruppur', 'திருப்பூர்'],
  ['Tiruvannamalai', 'திருவண்ணாமலை'],
  ['Vellore', 'வேலூர்'],
  ['Viluppuram', 'விழுப்புரம்'],
  ['Virudhunagar', 'விருதுநகர்'],
]);

/** The name of a district or of the state to show; an unknown name stays. Forms must send the English name. */
export function placeIn(language: Language, name: string): LocalisedText {
  const tamil = IN_TAMIL.get(name);
  return wordsIn(language, tamil === undefined ? untranslated(name) : { en: name, ta: tamil });
}

/** Sorts place names by their Tamil names for Tamil; for English they are in order already. */
export function placesIn(language: Language, names: readonly string[]): readonly string[] {
  if (language === 'en') return names;
  const { compare } = new Intl.Collator(language);
  return [...names].sort((one, other) =>
    compare(placeIn(language, one).words, placeIn(language, other).words),
  );
}
