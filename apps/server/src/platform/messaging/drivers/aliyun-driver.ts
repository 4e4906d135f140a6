import type { Clock } from '../../clock.ts';
import type { Driver, OutgoingMessage, Outcome } from '../message.ts';
import type { SmsSettings } from '../messaging-settings.ts';
import { outcomeOfAnswer } from './aliyun-outcome.ts';
import { signForm } from './aliyun-signature.ts';
import { type AliyunNumber, toAliyunNumber } from './phone-number.ts';

interface AliyunOptions extends SmsSettings {
  readonly clock: Clock;
  readonly patienceMs?: number;
}

/** Sends SMS through Aliyun Dysmsapi 2017-05-25, action SendSms. */
export function openAliyunDriver({ clock, patienceMs = 15_000, ...settings }: AliyunOptions): Driver {
  const closing = new AbortController();
  return {
    channel: 'sms',
    async send(message) {
      const number = toAliyunNumber(message.recipient);
      if (number === undefined) return { state: 'refused', problem: 'number' };
      // Only the template for codes is approved; other notices have no template there.
      if (message.template['code'] === undefined) return { state: 'refused', problem: 'no-template' };
      const body = signForm('POST', parametersOf(message, number, settings, clock.now()), settings.keySecret);
      return post(settings.endpoint, body, AbortSignal.any([closing.signal, AbortSignal.timeout(patienceMs)]));
    },
    close: () => closing.abort(),
  };
}

function parametersOf(message: OutgoingMessage, number: AliyunNumber, settings: SmsSettings, now: Date) {
  const { signName, templateCode } = (number.mainland ? null : settings.abroad) ?? settings;
  return {
    Action: 'SendSms',
    Version: '2017-05-25',
    RegionId: 'cn-hangzhou',
    Format: 'JSON',
    AccessKeyId: settings.keyId,
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    // Aliyun refuses a nonce that it has seen. It only changes after a response, so a repeated attempt whose response
    // was lost is recognised.
    SignatureNonce: message.answers === 0 ? message.id : `${message.id}-${message.answers}`,
    Timestamp: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    PhoneNumbers: number.digits,
    SignName: signName,
    TemplateCode: templateCode,
    TemplateParam: JSON.stringify(message.template),
    OutId: message.id,
  };
}

async function post(endpoint: string, body: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      signal,
      redirect: 'error',
    });
    return outcomeOfAnswer(answer.status, await answer.text());
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    return { state: 'later', problem: timedOut ? 'timeout' : 'connection', answered: false };
  }
}
