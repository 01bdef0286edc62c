import type { Language } from './language';
import { measureIn } from './measures';

/** What has a name in each language: `name` in English and `name2` in Tamil, until a reader's own leads. */
type Named = { name: string; name2: string };
/** A pack, told in English until it is turned. */
type Measured = { nicName: string; variantLabel: string };

/** With the reader's own name first and the other one second; a name that is missing leaves the other in its place. */
export function namesIn<Thing extends Named>(language: Language, thing: Thing): Thing {
  const { name, name2 } = thing;
  return language === 'en' || name2 === '' ? thing : { ...thing, name: name2, name2: name };
}

/** "Okra (வெண்டைக்காய்)", or the one name there is. */
export function bothNames({ name, name2 }: Named): string {
  return name2 === '' ? name : `${name} (${name2})`;
}

/** With its measure in the reader's words. */
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

/** Both for everything in an answer of any shape that has names or a pack. */
export function answerIn(language: Language, answer: unknown): unknown {
  return language === 'en' ? answer : turned(language, answer);
}

function turned(language: Language, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => turned(language, inner));
  if (typeof value !== 'object' || value === null) return value;
  const thing = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, turned(language, inner)]),
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
