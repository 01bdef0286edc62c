import { firstTa } from '../../first/ta';
import { growingText } from '../growing-text';

export const tamil = growingText('ta', firstTa, () => import('../../ta').then(({ laterTa }) => laterTa));
