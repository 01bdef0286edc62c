/**
 * Groceries other than fruit and vegetables, in English, Tamil, and Tamil in Latin letters. These words are spelt
 * correctly: similar words were not meant.
 */
const WORDS = `
  milk curd yogurt yoghurt buttermilk cheese ghee paneer cream egg bread bun cake biscuit cookie rusk chocolate candy
  icecream rice wheat atta maida flour rava sooji ragi oats poha cereal cornflakes noodles pasta macaroni vermicelli dal
  dhal rajma chana sugar jaggery salt oil vinegar sauce ketchup jam honey pickle papad masala spice idli dosa batter
  tea coffee juice water soda cola meat mutton chicken beef pork fish prawn crab cashew almond raisin dates walnut
  pistachio soap shampoo detergent toothpaste toothbrush brush broom tissue napkin diaper candle match matches battery
  paal pal thayir nei vennai muttai arisi paruppu sakkarai sarkarai uppu ennai thean meen kozhi kari rotti soppu thanneer
  பால் தயிர் நெய் வெண்ணெய் முட்டை அரிசி பருப்பு கோதுமை ரவை சர்க்கரை வெல்லம் உப்பு எண்ணெய் தேன் தேநீர் காபி மீன் கோழி
  இறைச்சி ரொட்டி பிஸ்கட் சோப்பு தண்ணீர்
`;

const CORRECT_WORDS = new Set(WORDS.trim().split(/\s+/));

function isSpeltCorrectly(word: string): boolean {
  const typed = word.toLowerCase().normalize('NFC');
  return CORRECT_WORDS.has(typed) || CORRECT_WORDS.has(typed.replace(/s$/, ''));
}

/** The words of a key that may be misspelt; empty when all of them are other groceries. */
export function withoutRightWords(key: string): string {
  return key
    .split(/\s+/)
    .filter((word) => word !== '' && !isSpeltCorrectly(word))
    .join(' ');
}
