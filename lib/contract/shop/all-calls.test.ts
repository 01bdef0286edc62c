import { z } from 'zod';
import { allCalls } from './all-calls';

/** Spec section 7, row by row. */
const NAMED_BY_SPEC = `
  register verifyotp resendotp bannerlist categoryslist todayspecial productlist getproductsdetails
  cartinsert cartupdate cartlisting cartdelete cartcount cartempty searchproduct
  address addresslisting addressupdate addressdelete defaultaddress
  favourites favouriteslist favouritesremove profile profileEdit
  orderlisting orderdetails trackorder getUserOrderId cms enquirySave generalData
  OrderConfirm webOrderConfirm relatedProducts faq testimonialData city
  pincode pincodeAvailability productAvailability socialShare orderSettings
  userValidate cartPriceUpdate promotionOffer`
  .trim()
  .split(/\s+/);

/** Calls that section 7 of the spec does not list (decisions.md 3). */
const NAMED_BESIDE = `
  cartcheck cartcheckremove signout webOrderResult productfeed movedaddresses stockalert stockalertlist stockalertremove
  pincodeNearby pincodealert pincodealertlist pincodealertremove ordercancel orderproblem buyagain boughtbefore
  signouteverywhere exportdata deletecheck deleteaccount`
  .trim()
  .split(/\s+/);

const READ_BY_GET = `
  todayspecial productlist getproductsdetails productfeed movedaddresses cartlisting cartcount addresslisting favouriteslist profile
  orderlisting trackorder cms generalData relatedProducts faq testimonialData city orderSettings stockalertlist pincodealertlist
  boughtbefore exportdata deletecheck`
  .trim()
  .split(/\s+/);

const ORDERED_BY_WEB = [
  'OrderConfirm',
  'cartinsert',
  'cartlisting',
  'cartupdate',
  'orderlisting',
  'webOrderConfirm',
];

const names = allCalls.map(({ name }) => name);

describe('the contract', () => {
  it('[7.calls] has every call the spec names, and the additional ones, once each', () => {
    expect(NAMED_BY_SPEC).toHaveLength(46);
    const wanted = [...NAMED_BY_SPEC, ...NAMED_BESIDE];
    const missing = wanted.filter((name) => !names.includes(name));
    expect(missing).toEqual([]);
    expect(names.filter((name) => !wanted.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('refuses unknown fields of a POST and ignores those of a GET', () => {
    const takesMore = allCalls.filter(({ input }) => {
      const { error } = input.safeParse({ more: 1 });
      return !error?.issues.some(({ code }) => code === 'unrecognized_keys');
    });
    expect(takesMore.map(({ name }) => name).sort()).toEqual([...READ_BY_GET].sort());
  });

  const takes = (field: string) =>
    allCalls.flatMap(({ name, input }) => {
      const wire = input instanceof z.ZodObject ? z.object(input.shape).shape[field] : undefined;
      return wire ? [{ name, takes: (value?: string) => wire.safeParse(value) }] : [];
    });

  it('[9.web] [9.bannerFor] accepts only one order platform and one banner position', () => {
    const ofOrders = takes('order_by');
    expect(ofOrders.map(({ name }) => name).sort()).toEqual(ORDERED_BY_WEB);
    for (const call of ofOrders) {
      expect(call.takes()).toMatchObject({ data: 'web' });
      for (const other of ['app', 'Web']) expect(call.takes(other).success).toBe(false);
    }
    const [banners] = takes('banner_for');
    expect(banners?.takes()).toMatchObject({ data: '2' });
    expect(['1', '3'].filter((other) => banners?.takes(other).success)).toEqual([]);
  });

  it("[7.paths] keeps the spec's paths and methods", () => {
    for (const { name, path, method } of allCalls) {
      expect(path).toBe(name === 'socialShare' ? '/socialShare/:product_id' : `/${name}`);
      expect({ name, method }).toEqual({ name, method: READ_BY_GET.includes(name) ? 'GET' : 'POST' });
    }
  });
});
