import { firstEn } from '../../first/en';
import { growingText } from '../growing-text';

export const english = growingText('en', firstEn, () => import('../../en').then(({ laterEn }) => laterEn));
