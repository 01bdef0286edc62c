import { firstEn } from '../../first/en';
import { lazyText } from '../lazy-text';

export const english = lazyText('en', firstEn, () => import('../../en').then(({ laterEn }) => laterEn));
