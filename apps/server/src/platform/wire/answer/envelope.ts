import { done, errors, type ErrorKey } from '@portico/contract/errors';
import type { Envelope } from '@portico/contract/wire';
import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import { fillTemplate } from '../../mail/fill-template.ts';

/** The envelope of every successful response. */
export function answerWith<D>(data: D): Envelope<D> {
  return { status: done, message: '', data };
}

/** The envelope of every error, in the caller's language. */
export function refuseWith(
  key: ErrorKey,
  language: Language,
  params: Readonly<Record<string, string>> = {},
  data: object | null = null,
): { http: number; body: Envelope<object | null> } {
  const { status, http } = errors[key];
  const wait = waitInWords(data !== null && 'wait' in data ? Number(data.wait) : usualWait, language);
  return {
    http,
    body: { status, message: fillTemplate(serverMessages[language].errors[key], { wait, ...params }), data },
  };
}

// Requests are counted by the minute.
const usualWait = 60;

function waitInWords(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  const words = serverMessages[language].wait;
  return minutes < 100
    ? fillTemplate(words.minutes, { count: String(minutes) })
    : fillTemplate(words.hours, { count: String(Math.ceil(minutes / 60)) });
}
