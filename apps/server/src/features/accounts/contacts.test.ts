import { describe, expect, it } from 'vitest';
import { accountKey, readContact, readMail, readMobile } from './contacts.ts';

describe('contacts', () => {
  it.each(['A@B.co', ' a@b.CO', 'ａ@b.co'])('%s is one address', (email) => {
    expect(readMail(email).key).toBe('a@b.co');
  });

  it.each(['', 'a', 'a@b', 'a b@c.de'])('%s is no address', (email) => {
    expect(() => readMail(email)).toThrow(expect.objectContaining({ key: 'emailWrong' }));
  });

  it('a mainland number is kept as it is, any other with its dialling code', () => {
    expect(readMobile('86', '13800138000').key).toBe('13800138000');
    expect(readMobile('852', '5123-4567').key).toBe('+85251234567');
    expect(() => readMobile('86', '123')).toThrow(expect.objectContaining({ key: 'mobileWrong' }));
  });

  it('one of the two must be named', () => {
    expect(() => readContact({})).toThrow(expect.objectContaining({ key: 'fieldMissing' }));
  });

  it.each([
    ['A@b.CO', { channel: 'mail', key: 'a@b.co' }],
    ['138 0013 8000', { channel: 'sms', key: '13800138000' }],
    ['+852 5123 4567', { channel: 'sms', key: '+85251234567' }],
  ])('%s as account is %o', (account, key) => {
    expect(accountKey(account)).toEqual(key);
  });
});
