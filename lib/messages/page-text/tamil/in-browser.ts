import { setTamilMeasures } from '@/lib/domain/tamil-measures/in-browser';
import { TAMIL_MEASURES } from '@/lib/domain/tamil-measures/words';
import { firstTa } from '../../first/ta';
import { lazyText } from '../lazy-text';

export const tamil = lazyText('ta', firstTa, () => import('../../ta').then(({ laterTa }) => laterTa));

setTamilMeasures(TAMIL_MEASURES);
