import { firstTa } from '../../first/ta';
import { lazyText } from '../lazy-text';

export const tamil = lazyText('ta', firstTa, () => import('../../ta').then(({ laterTa }) => laterTa));
