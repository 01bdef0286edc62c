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
    const half = { ...secrets, ...gateway, MSG91_ORDER_PLACED_TEMPLATE_ID: '' };
    expect(() => readConfig(half)).toThrow('MSG91_ORDER_PLACED_TEMPLATE_ID');
    expect(() => readConfig({ ...secrets, ...gateway, DEMO_MODE: '1' })).toThrow('DEMO_MODE');
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
