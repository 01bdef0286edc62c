import type { Language } from './language';
import { measureIn } from './measures';

/** Has `name` in English and `name2` in Tamil; `namesIn` swaps them for Tamil readers. */
type Named = { name: string; name2: string };
/** Has a pack description, in English until `packIn` translates it. */
type Measured = { nicName: string; variantLabel: string };

/** Puts the name in the reader's language into `name` and the other into `name2`; unchanged without a Tamil name. */
export function namesIn<Thing extends Named>(language: Language, thing: Thing): Thing {
  const { name, name2 } = thing;
  return language === 'en' || name2 === '' ? thing : { ...thing, name: name2, name2: name };
}

/** "Okra (வெண்டைக்காய்)", or only `name` when there is no second one. */
export function bothNames({ name, name2 }: Named): string {
  return name2 === '' ? name : `${name} (${name2})`;
}

/** Translates the pack description. */
export function packIn<Thing extends Measured>(language: Language, thing: Thing): Thing {
  const { nicName, variantLabel } = thing;
  return language === 'en'
    ? thing
    : {
        ...thing,
        nicName: measureIn(language, nicName),
        variantLabel: measureIn(language, variantLabel),
      };
}

/** Applies `namesIn` and `packIn` to every object in an answer, at any depth. */
export function answerIn(language: Language, answer: unknown): unknown {
  return language === 'en' ? answer : localised(language, answer);
}

function localised(language: Language, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => localised(language, inner));
  if (typeof value !== 'object' || value === null) return value;
  const thing = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, localised(language, inner)]),
  );
  const measured = isMeasured(thing) ? packIn(language, thing) : thing;
  return isNamed(measured) ? namesIn(language, measured) : measured;
}

function isNamed(thing: Record<string, unknown>): thing is Record<string, unknown> & Named {
  return typeof thing.name === 'string' && typeof thing.name2 === 'string';
}

function isMeasured(thing: Record<string, unknown>): thing is Record<string, unknown> & Measured {
  return typeof thing.nicName === 'string' && typeof thing.variantLabel === 'string';
}
