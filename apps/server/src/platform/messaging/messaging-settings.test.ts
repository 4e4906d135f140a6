import { expect, test } from 'vitest';
import { readMessagingSettings } from './messaging-settings.ts';

const sms = { SMS_KEY_ID: 'id', SMS_KEY_SECRET: 'secret', SMS_SIGN_NAME: '签名', SMS_TEMPLATE_CODE: 'SMS_1' };

const otherwise = { bounces: { domain: null, secret: null }, owner: null };
const secret = 's'.repeat(32);

test.each([
  ['nothing', {}, { smtp: null, sms: null }],
  ['empty variables', { SMTP_URL: '', SMS_KEY_ID: '' }, { smtp: null, sms: null }],
  [
    'mail',
    { SMTP_URL: 'smtps://u:p@mail.example.edu:465', MAIL_FROM: 'a@example.edu' },
    { smtp: { url: 'smtps://u:p@mail.example.edu:465', from: 'a@example.edu' }, sms: null },
  ],
  [
    'the owner',
    { SMTP_URL: 'smtp://mail.example.edu', OWNER_MAIL: 'it@example.edu', OWNER_LANG: 'sc' },
    {
      smtp: { url: 'smtp://mail.example.edu', from: null },
      sms: null,
      owner: { address: 'it@example.edu', language: 'sc' },
    },
  ],
  [
    'what comes back',
    { BOUNCE_DOMAIN: 'bounces.example.edu', BOUNCE_SECRET: secret },
    { smtp: null, sms: null, bounces: { domain: 'bounces.example.edu', secret } },
  ],
  [
    'SMS',
    sms,
    {
      smtp: null,
      sms: {
        endpoint: 'https://dysmsapi.aliyuncs.com',
        keyId: 'id',
        keySecret: 'secret',
        signName: '签名',
        templateCode: 'SMS_1',
        abroad: null,
      },
    },
  ],
  [
    'SMS abroad',
    { ...sms, SMS_INTERNATIONAL_SIGN_NAME: 'Toy University', SMS_INTERNATIONAL_TEMPLATE_CODE: 'SMS_2' },
    {
      smtp: null,
      sms: {
        endpoint: 'https://dysmsapi.aliyuncs.com',
        keyId: 'id',
        keySecret: 'secret',
        signName: '签名',
        templateCode: 'SMS_1',
        abroad: { signName: 'Toy University', templateCode: 'SMS_2' },
      },
    },
  ],
])('reads %s', (_, environment, settings) => {
  expect(readMessagingSettings(environment)).toEqual({ ...otherwise, ...settings });
});

test.each([
  [{ OWNER_MAIL: 'it@example.edu' }, 'OWNER_MAIL needs SMTP_URL too: without it no mail leaves the machine'],
  [{ SMTP_URL: 'mail.example.edu' }, /^SMTP_URL must look like/],
  [{ SMTP_URL: 'http://mail.example.edu' }, /^SMTP_URL must look like/],
  [{ MAIL_FROM: 'Admissions' }, /^MAIL_FROM must be one mail address/],
  [{ BOUNCE_DOMAIN: 'Bounces.example.edu' }, /^BOUNCE_DOMAIN must be a host name/],
  [{ BOUNCE_DOMAIN: 'bounces@example.edu' }, /^BOUNCE_DOMAIN must be a host name/],
  [{ BOUNCE_DOMAIN: 'localhost' }, /^BOUNCE_DOMAIN must be a host name/],
  [{ BOUNCE_SECRET: 'short' }, /^BOUNCE_SECRET must have at least 32 characters/],
  [{ ...sms, SMS_ENDPOINT: 'ftp://x' }, /^SMS_ENDPOINT must be a web address/],
  [{ ...sms, SMS_INTERNATIONAL_SIGN_NAME: 'Toy' }, /^SMS_INTERNATIONAL_SIGN_NAME and .* must be set together/],
  [{ ...sms, SMS_SIGN_NAME: '' }, /^For SMS, SMS_SIGN_NAME must be set too/],
])('stops at %j with one line', (environment, line) => {
  expect(() => readMessagingSettings(environment)).toThrow(line);
});
