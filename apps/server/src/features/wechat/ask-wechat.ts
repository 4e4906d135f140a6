import * as z from 'zod';
import type { WechatSettings } from '../../platform/wechat-settings.ts';

export interface Granted {
  readonly ticket: string;
  readonly seconds: number;
}

const patienceMs = 5_000;
const token = z.object({ access_token: z.string().min(1) });
const ticket = z.object({ ticket: z.string().min(1), expires_in: z.number().positive() });

/**
 * A new ticket from WeChat. The stable token is asked for, because the other kind would end those that other systems of
 * the institution have for the same account.
 */
export async function askWechat({ appId, secret, url }: WechatSettings): Promise<Granted> {
  const { access_token: accessToken } = await ask(token, `${url}/cgi-bin/stable_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credential', appid: appId, secret }),
  });
  const query = new URLSearchParams({ access_token: accessToken, type: 'jsapi' });
  const granted = await ask(ticket, `${url}/cgi-bin/ticket/getticket?${query.toString()}`);
  return { ticket: granted.ticket, seconds: granted.expires_in };
}

// Errors carry WeChat's number alone: its sentences and our addresses hold the secret or the token.
async function ask<T>(schema: z.ZodType<T>, address: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
  if (answer === null) throw new Error('WeChat was not reached');
  const body: unknown = await answer.json().catch(() => null);
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const refused = z.object({ errcode: z.number() }).safeParse(body);
  throw new Error(`WeChat answered with ${refused.success ? `error ${refused.data.errcode}` : answer.status}`);
}
