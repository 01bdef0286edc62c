/** Sets the environment of server-side tests; call it before anything reads the settings. */
export function setStorefrontEnv(overrides: Record<string, string> = {}): void {
  Object.assign(process.env, {
    SHOP_API_URL: 'http://shop-api.test',
    SHOP_API_SECRET: 'test-shop-api-secret-test-shop-api-secret',
    SESSION_SECRET: 'test-session-secret-test-session-secret',
    REVALIDATE_SECRET: 'test-revalidate-secret-test-revalidate',
    CAPTCHA_SECRET: 'test-captcha-secret-test-captcha-secret',
    APP_ORIGIN: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
    ...overrides,
  });
}
