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

  it('a number has a dialling code: no country is assumed', () => {
    expect(() => readContact({ mobile: '13800138000' })).toThrow(expect.objectContaining({ key: 'fieldMissing' }));
    expect(readContact({ area: '86', mobile: '13800138000' }).key).toBe('13800138000');
  });

  it.each([
    ['A@b.CO', { channel: 'mail', key: 'a@b.co' }],
    ['138 0013 8000', { channel: 'sms', key: '13800138000' }],
    ['+852 5123 4567', { channel: 'sms', key: '+85251234567' }],
    ['+86 138 0013 8000', { channel: 'sms', key: '13800138000' }],
    ['u@BÜCHER.example', { channel: 'mail', key: 'u@xn--bcher-kva.example' }],
  ])('%s as account is %o', (account, key) => {
    expect(accountKey(account)).toEqual(key);
  });

  it('a domain is one, in letters or in ASCII', () => {
    expect(readMail('u@bücher.example').key).toBe(readMail('u@XN--bcher-kva.example').key);
    expect(readMail('u@bücher.example').shown).toBe('u@bücher.example');
  });

  it.each([`u@${'ü'.repeat(60)}.example`, 'u@xn--a.example', 'u@127.0.0.1', 'u@bü\u00adcher.example', 'a\u200bb@c.de'])(
    '%j is no address',
    (email) => {
      expect(() => readMail(email)).toThrow(expect.objectContaining({ key: 'emailWrong' }));
    },
  );

  it('a dialling code must be one', () => {
    expect(() => readMobile('8', '613800138000')).toThrow(expect.objectContaining({ key: 'mobileWrong' }));
    expect(() => readMobile('8', '5251234567')).toThrow(expect.objectContaining({ key: 'mobileWrong' }));
  });

  it.each([
    ['852', '21234567'],
    ['44', '2079460000'],
    ['33', '142685300'],
  ])('+%s %s is no mobile', (area, number) => {
    expect(() => readMobile(area, number)).toThrow(expect.objectContaining({ key: 'mobileWrong' }));
  });

  it.each([
    ['852', '51234567'],
    ['44', '7400123456'],
    ['1', '2025550123'],
    ['1268', '4641234'],
  ])('+%s %s may be one', (area, number) => {
    expect(readMobile(area, number).key).toBe(`+${area}${number}`);
  });
});
