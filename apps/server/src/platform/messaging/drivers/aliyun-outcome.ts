import * as z from 'zod';
import type { Outcome } from '../message.ts';

const shape = z.object({ Code: z.string(), BizId: z.string().default('') });

/**
 * Errors that the same message would get again. All others may be temporary: load, limits, an empty account, our keys.
 */
const permanent = new Set([
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.MOBILE_COUNT_OVER_LIMIT',
  'isv.SMS_TEMPLATE_ILLEGAL',
  'isv.SMS_SIGNATURE_ILLEGAL',
  'isv.SMS_CONTENT_ILLEGAL',
  'isv.TEMPLATE_MISSING_PARAMETERS',
  'isv.TEMPLATE_PARAMS_ILLEGAL',
  'isv.INVALID_PARAMETERS',
  'isv.INVALID_JSON_PARAM',
  'isv.PARAM_LENGTH_LIMIT',
  'isv.PARAM_NOT_SUPPORT_URL',
  'isv.BLACK_KEY_CONTROL_LIMIT',
  'isv.DOMESTIC_NUMBER_NOT_SUPPORTED',
]);

/** What a response of SendSms means for the message. */
export function outcomeOfAnswer(status: number, body: string): Outcome {
  if (status >= 500) return { state: 'later', problem: `http-${status}`, answered: true };
  const parsed = shape.safeParse(parseJson(body));
  if (!parsed.success) return { state: 'later', problem: `http-${status}`, answered: true };
  const { Code: code, BizId: providerId } = parsed.data;
  if (code === 'OK') return { state: 'accepted', providerId };
  // The same attempt has arrived before, and only its response was lost.
  if (code === 'SignatureNonceUsed') return { state: 'accepted', providerId: '' };
  if (permanent.has(code)) return { state: 'refused', problem: code };
  return { state: 'later', problem: code, answered: true };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
