import { texts } from '../../texts';

export const english = texts.en;
