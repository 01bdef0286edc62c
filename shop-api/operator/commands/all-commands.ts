import type { Command } from '../command';
import { backupCommands } from './backup';
import { catalogueCommands } from './catalogue';
import { categoryCommands } from './categories';
import { contentCommands } from './content';
import { customerCommands } from './customers';
import { enquiryCommands } from './enquiries';
import { migrate } from './migrate';
import { orderCancel } from './order-cancel';
import { orderList } from './order-list';
import { orderMove } from './order-move';
import { orderShow } from './order-show';
import { paymentList } from './payment-list';
import { paymentShow } from './payment-show';
import { placeCommands } from './places';
import { priceCommands } from './prices';
import { productCommands } from './products';
import { promotionCommands } from './promotions';
import { settingsCommands } from './settings';
import { specialCommands } from './specials';

/** Every command of `npm run shop`, in the order help shows them. */
export const allCommands: readonly Command[] = [
  ...productCommands,
  ...priceCommands,
  ...specialCommands,
  ...categoryCommands,
  ...catalogueCommands,
  ...contentCommands,
  orderList,
  orderShow,
  orderMove,
  orderCancel,
  paymentList,
  paymentShow,
  ...customerCommands,
  ...promotionCommands,
  ...placeCommands,
  ...settingsCommands,
  ...enquiryCommands,
  ...backupCommands,
  migrate,
];
