import { TAMIL_MEASURES } from './words';

export function tamilMeasures(): ReadonlyMap<string, string> {
  return TAMIL_MEASURES;
}
