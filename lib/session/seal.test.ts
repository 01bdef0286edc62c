import { EncryptJWT } from 'jose';
import { openSession, SESSION_LIFETIME_S, type SessionPayload, sealSession } from './seal';

const SECRET = 'a-session-secret-of-at-least-32-bytes';
const session: SessionPayload = {
  guestId: 'guest_1',
  customer: { id: '7', name: 'Meena', mobile: '9876543210', sid: 'sid_1' },
};
const now = new Date('2026-11-01T10:00:00Z');

test('[3.session.customer] a sealed session opens to what was sealed, with the moment of sealing', async () => {
  const sealed = await sealSession(session, SECRET, now);
  expect(await openSession(sealed, [SECRET], now)).toEqual({ ...session, sealedAt: now });
});

test('the cookie reveals nothing about the customer', async () => {
  const sealed = await sealSession(session, SECRET, now);
  const shown = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  expect(shown.join(' ')).not.toMatch(/Meena|9876543210|sid_1|guest_1/);
});

test('a cookie with a changed character is refused', async () => {
  const sealed = await sealSession(session, SECRET, now);
  for (const at of [10, Math.floor(sealed.length / 2), sealed.length - 4]) {
    const other = sealed[at] === 'A' ? 'B' : 'A';
    const tampered = `${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}`;
    expect(await openSession(tampered, [SECRET], now)).toBeUndefined();
  }
});

test('a session sealed with another key is refused', async () => {
  const sealed = await sealSession(session, `${SECRET}-another`, now);
  expect(await openSession(sealed, [SECRET], now)).toBeUndefined();
});

test('a session ends after 30 days', async () => {
  const sealed = await sealSession(session, SECRET, now);
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect(await openSession(sealed, [SECRET], after(SESSION_LIFETIME_S - 60))).toBeDefined();
  expect(await openSession(sealed, [SECRET], after(SESSION_LIFETIME_S + 60))).toBeUndefined();
});

test('a cookie with a truncated tag is refused', async () => {
  const sealed = await sealSession(session, SECRET, now);
  const [tag = ''] = sealed.split('.').slice(-1);
  for (const bytes of [4, 12, 15]) {
    const shorter = Buffer.from(tag, 'base64url').subarray(0, bytes).toString('base64url');
    expect(await openSession(sealed.slice(0, -tag.length) + shorter, [SECRET], now)).toBeUndefined();
  }
});

test('a text that is not a token is refused', async () => {
  for (const given of ['', 'x', 'a.b.c.d.e', '{"guestId":"1"}']) {
    expect(await openSession(given, [SECRET], now)).toBeUndefined();
  }
});

test('a payload of another shape is refused, although the key is right', async () => {
  const sealed = await sealSession({ ...session, guestId: 'not an id!' }, SECRET, now);
  expect(await openSession(sealed, [SECRET], now)).toBeUndefined();
});

test('an unencrypted or differently encrypted token is refused', async () => {
  const key = new Uint8Array(32);
  const foreign = await new EncryptJWT(session)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .encrypt(key);
  expect(await openSession(foreign, [SECRET])).toBeUndefined();
});

test('a new first secret encrypts, and the old one still decrypts until it is removed', async () => {
  const old = await sealSession(session, SECRET, now);
  const fresh = `${SECRET}-of-next-month`;
  expect(await openSession(old, [fresh, SECRET], now)).toMatchObject(session);
  expect(await openSession(old, [fresh], now)).toBeUndefined();
});
