import { scaledLimit } from '@portico/testing/scaled-limit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Driver } from '../message.ts';
import { type DeliveryFixture, openDeliveryFixture, toySms } from '../testing/delivery-fixture.ts';
import { openSmsStandIn, smsKeys } from '../testing/sms-stand-in.ts';
import { openAliyunDriver } from './aliyun-driver.ts';
import { signForm } from './aliyun-signature.ts';
import { toAliyunNumber } from './phone-number.ts';

let fixture: DeliveryFixture;
let sms: Awaited<ReturnType<typeof openSmsStandIn>>;
let driver: Driver;

beforeAll(async () => {
  fixture = await openDeliveryFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  sms = await openSmsStandIn();
  driver = open();
});
afterEach(async () => {
  driver.close();
  await sms.close();
});

function open(options: { readonly keySecret?: string; readonly patienceMs?: number } = {}): Driver {
  return openAliyunDriver({ ...smsKeys, endpoint: sms.endpoint, clock: fixture.clock, ...options });
}

const business = (Code: string) => ({ status: 200, body: { Code, Message: '13800000000', RequestId: 'r' } });

describe('an SMS', () => {
  it('is accepted, signed as the provider works it out', async () => {
    const id = await fixture.queue(toySms);
    await fixture.deliverDue(driver);
    expect(sms.calls).toEqual([
      expect.objectContaining({
        Action: 'SendSms',
        Version: '2017-05-25',
        PhoneNumbers: '13800000000',
        SignName: '某某大学',
        TemplateCode: 'SMS_1',
        TemplateParam: '{"code":"012345"}',
        Timestamp: '2026-03-04T05:06:07Z',
        SignatureNonce: id,
        OutId: id,
      }),
    ]);
    expect(await fixture.row(id)).toMatchObject({ state: 'accepted', attempts: 1, provider_id: '900619^0' });
  });

  it('that is no code is not sent in the words of one', async () => {
    const id = await fixture.queue({ ...toySms, purpose: 'address-changed', template: {} });
    await fixture.deliverDue(driver);
    expect(sms.calls).toEqual([]);
    expect(await fixture.row(id)).toMatchObject({ state: 'failed', last_problem: 'no-template' });
  });

  it.each([
    ['+85251234567', '85251234567'],
    ['+1 310 555 0123', '13105550123'],
  ])('to %s goes under the name and in the words for abroad', async (recipient, PhoneNumbers) => {
    await fixture.queue({ ...toySms, recipient });
    await fixture.deliverDue(driver);
    expect(sms.calls).toMatchObject([{ PhoneNumbers, SignName: 'Toy University', TemplateCode: 'SMS_2' }]);
  });

  it('goes abroad as at home where nothing else is set', async () => {
    const plain = openAliyunDriver({ ...smsKeys, abroad: null, endpoint: sms.endpoint, clock: fixture.clock });
    await fixture.queue({ ...toySms, recipient: '+85251234567' });
    await fixture.deliverDue(plain);
    expect(sms.calls).toMatchObject([{ SignName: '某某大学', TemplateCode: 'SMS_1' }]);
  });

  it.each([
    ['the limit', business('isv.BUSINESS_LIMIT_CONTROL'), 'isv.BUSINESS_LIMIT_CONTROL'],
    ['an empty account', business('isv.AMOUNT_NOT_ENOUGH'), 'isv.AMOUNT_NOT_ENOUGH'],
    ['a broken server', { status: 500, body: 'x' }, 'http-500'],
    ['an answer in no known form', { status: 200, body: '<html>' }, 'http-200'],
  ])('is sent again after %s, as a new call', async (_, answer, problem) => {
    sms.answerWith(answer);
    const id = await fixture.queue(toySms);
    await fixture.deliverDue(driver);
    expect(await fixture.row(id)).toMatchObject({ state: 'queued', attempts: 1, last_problem: problem });
    await fixture.hurry();
    await fixture.deliverDue(driver);
    expect(await fixture.row(id)).toMatchObject({ state: 'accepted', attempts: 2, provider_id: '900619^0' });
    expect(sms.calls.map((call) => call['SignatureNonce'])).toEqual([id, `${id}-1`]);
  });

  it('whose answer was lost is recognised there and not sent twice', async () => {
    sms.answerWith('silence');
    const id = await fixture.queue(toySms);
    const impatient = open({ patienceMs: scaledLimit(300) });
    await fixture.deliverDue(impatient);
    impatient.close();
    expect(await fixture.row(id)).toMatchObject({ state: 'queued', last_problem: 'timeout' });
    await fixture.hurry();
    await fixture.deliverDue(driver);
    expect(sms.calls.map((call) => call['SignatureNonce'])).toEqual([id, id]);
    expect(await fixture.row(id)).toMatchObject({ state: 'accepted', attempts: 2, provider_id: '' });
  });

  it.each(['isv.MOBILE_NUMBER_ILLEGAL', 'isv.SMS_TEMPLATE_ILLEGAL'])('is given up after %s', async (code) => {
    sms.answerWith(business(code));
    const id = await fixture.queue(toySms);
    await fixture.deliverDue(driver);
    expect(await fixture.row(id)).toMatchObject({ state: 'failed', attempts: 1, last_problem: code });
    expect(await fixture.jobs()).toEqual([]);
  });

  it('waits while the provider is unreachable or our key is wrong', async () => {
    const wrong = open({ keySecret: 'otherSecret' });
    const id = await fixture.queue(toySms);
    await fixture.deliverDue(wrong);
    expect(await fixture.row(id)).toMatchObject({ state: 'queued', last_problem: 'SignatureDoesNotMatch' });
    const nowhere = openAliyunDriver({ ...smsKeys, endpoint: 'http://127.0.0.1:1/', clock: fixture.clock });
    await fixture.hurry();
    await fixture.deliverDue(nowhere);
    expect(await fixture.row(id)).toMatchObject({ state: 'queued', attempts: 2, last_problem: 'connection' });
    await fixture.hurry();
    await fixture.deliverDue(driver);
    expect((await fixture.row(id)).state).toBe('accepted');
  });

  it('to an invalid number is never sent', async () => {
    const id = await fixture.queue({ ...toySms, recipient: 'reader@example.com' });
    await fixture.deliverDue(driver);
    expect(sms.calls).toEqual([]);
    expect(await fixture.row(id)).toMatchObject({ state: 'failed', last_problem: 'number' });
  });

  it('leaves neither number nor code in the log', () => {
    expect(fixture.lines.join('')).toContain('isv.MOBILE_NUMBER_ILLEGAL');
    expect(fixture.lines.join('')).not.toMatch(/13800000000|012345/);
  });
});

test('the signature is the one of the example in the provider’s manual', () => {
  const form = signForm(
    'GET',
    {
      AccessKeyId: 'testId',
      Action: 'SendSms',
      Format: 'XML',
      OutId: '123',
      PhoneNumbers: '15300000001',
      RegionId: 'cn-hangzhou',
      SignName: '阿里云短信测试专用',
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: '45e25e9b-0a6f-4070-8c85-2956eda1b466',
      SignatureVersion: '1.0',
      TemplateCode: 'SMS_71390007',
      TemplateParam: '{"customer":"test"}',
      Timestamp: '2017-07-12T02:42:19Z',
      Version: '2017-05-25',
    },
    'testSecret',
  );
  expect(new URLSearchParams(form).get('Signature')).toBe('zJDF+Lrzhj/ThnlvIToysFRq6t4=');
});

test.each([
  ['13800000000', '13800000000'],
  ['+86 138 0000 0000', '13800000000'],
  ['0086-13800000000', '13800000000'],
  ['8613800000000', '13800000000'],
  ['+852 5123 4567', '85251234567'],
  ['+1 (415) 555-2671', '14155552671'],
  ['+44 7911 123456', '447911123456'],
  ['reader@example.com', undefined],
  ['123', undefined],
  ['', undefined],
  ['13800000000,13900000000', undefined],
])('the number %s is dialled as %s', (recipient, number) => {
  expect(toAliyunNumber(recipient)?.digits).toBe(number);
});
