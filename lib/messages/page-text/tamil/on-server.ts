import { texts } from '../../texts';

export const tamil = texts.ta;
