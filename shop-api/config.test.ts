import path from 'node:path';
import { readConfig } from './config';

const secrets = {
  SHOP_API_SECRET: 'the-service-credential-of-a-test-shop',
  OTP_PEPPER: 'the-pepper-of-one-time-passwords-in-tests',
};

describe("the API's environment", () => {
  it('has defaults for everything but secrets, and treats an empty variable as unset', () => {
    expect(readConfig({ ...secrets, DATABASE_URL: '', SHOP_API_PORT: '' })).toMatchObject({
      port: 4000,
      dataDir: '.data',
      databaseUrl: undefined,
      demoMode: false,
      appOrigin: 'http://localhost:3000',
    });
  });

  it('stores pictures where the storefront serves them from', () => {
    expect(readConfig({ ...secrets, DATA_DIR: 'data', MEDIA_DIR: '' }).mediaDir).toBe(
      path.join('data', 'media'),
    );
    expect(readConfig({ ...secrets, DATA_DIR: 'data', MEDIA_DIR: 'pictures' }).mediaDir).toBe('pictures');
  });

  it('names every missing or wrong variable at once, and never its value', () => {
    const problem = (() => {
      try {
        return readConfig({ SHOP_API_SECRET: 'short-secret', DATABASE_URL: 'mysql://x', DEMO_MODE: 'yes' });
      } catch (error) {
        return String(error);
      }
    })();
    for (const name of ['SHOP_API_SECRET', 'OTP_PEPPER: is missing', 'DATABASE_URL', 'DEMO_MODE']) {
      expect(problem).toContain(name);
    }
    expect(problem).not.toContain('short-secret');
  });

  it('[d14.sms] requires all settings of the SMS gateway or none, and never together with the demo inbox', () => {
    const gateway = {
      MSG91_AUTH_KEY: 'key',
      MSG91_OTP_TEMPLATE_ID: 'flow-1',
      MSG91_ORDER_PLACED_TEMPLATE_ID: 'flow-2',
      MSG91_ORDER_CANCELLED_TEMPLATE_ID: 'flow-5',
      MSG91_BACK_IN_STOCK_TEMPLATE_ID: 'flow-3',
      MSG91_NOW_SERVED_TEMPLATE_ID: 'flow-4',
      MSG91_GRIEVANCE_RECEIVED_TEMPLATE_ID: 'flow-5',
      MSG91_OTP_TEMPLATE_ID_TA: 'flow-6',
    };
    expect(readConfig(secrets).msg91).toBeUndefined();
    expect(readConfig({ ...secrets, ...gateway }).msg91).toEqual({
      authKey: 'key',
      templateIds: {
        otp: 'flow-1',
        order_placed: 'flow-2',
        order_cancelled: 'flow-5',
        back_in_stock: 'flow-3',
        now_served: 'flow-4',
        grievance_received: 'flow-5',
      },
      tamilTemplateIds: { otp: 'flow-6' },
      url: 'https://control.msg91.com',
    });
    for (const name of Object.keys(gateway).filter((one) => one.endsWith('_TEMPLATE_ID'))) {
      const half = { ...secrets, ...gateway, [name]: '' };
      expect(() => readConfig(half)).toThrow(`  ${name}: is needed with MSG91_AUTH_KEY`);
    }
    expect(() => readConfig({ ...secrets, ...gateway, DEMO_MODE: '1' })).toThrow('DEMO_MODE');
  });

  it('[d14.sms] reads an id of its own for each Tamil text', () => {
    const names = [
      'OTP',
      'ORDER_PLACED',
      'ORDER_CANCELLED',
      'BACK_IN_STOCK',
      'NOW_SERVED',
      'GRIEVANCE_RECEIVED',
    ];
    const ids = names.flatMap((name) => [
      [`MSG91_${name}_TEMPLATE_ID`, 'english'],
      [`MSG91_${name}_TEMPLATE_ID_TA`, name.toLowerCase()],
    ]);
    const { msg91 } = readConfig({ ...secrets, MSG91_AUTH_KEY: 'key', ...Object.fromEntries(ids) });
    expect(msg91?.tamilTemplateIds).toEqual({
      otp: 'otp',
      order_placed: 'order_placed',
      order_cancelled: 'order_cancelled',
      back_in_stock: 'back_in_stock',
      now_served: 'now_served',
      grievance_received: 'grievance_received',
    });
  });

  it('refuses the secret of the storefront as the secret of the operator', () => {
    const same = { ...secrets, OPERATOR_SECRET: secrets.SHOP_API_SECRET };
    expect(() => readConfig(same)).toThrow(
      "The shop API's environment is incomplete or wrong:\n  OPERATOR_SECRET: must differ from SHOP_API_SECRET",
    );
  });

  it('[d14.geocoder] uses a geocoder only when one is configured, and never without a contact', () => {
    const url = 'https://nominatim.example';
    expect(readConfig({ ...secrets, GEOCODER_CONTACT: 'shop@koodai.example' }).geocoder).toBeUndefined();
    expect(
      readConfig({ ...secrets, GEOCODER_URL: url, GEOCODER_CONTACT: 'shop@koodai.example' }).geocoder,
    ).toEqual({ url, contact: 'shop@koodai.example' });
    expect(() => readConfig({ ...secrets, GEOCODER_URL: url })).toThrow('GEOCODER_CONTACT');
  });

  it('[d14.payments] takes online payment by Razorpay with all its settings, by the local page in demo mode, and otherwise not at all', () => {
    const razorpay = {
      RAZORPAY_KEY_ID: 'rzp_test_key',
      RAZORPAY_KEY_SECRET: 'k'.repeat(24),
      RAZORPAY_WEBHOOK_SECRET: 'w'.repeat(24),
    };
    expect(readConfig(secrets).payments).toBeUndefined();
    expect(readConfig({ ...secrets, DEMO_MODE: '1', SHOP_API_PORT: '4100' }).payments).toEqual({
      provider: 'local',
      pageUrl: 'http://127.0.0.1:4100',
    });
    expect(readConfig({ ...secrets, ...razorpay, DEMO_MODE: '1' }).payments).toEqual({
      provider: 'razorpay',
      keyId: 'rzp_test_key',
      keySecret: 'k'.repeat(24),
      webhookSecret: 'w'.repeat(24),
    });
    for (const name of Object.keys(razorpay)) {
      expect(() => readConfig({ ...secrets, ...razorpay, [name]: '' })).toThrow(name);
    }
  });
});
