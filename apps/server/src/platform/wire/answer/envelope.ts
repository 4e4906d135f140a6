import { done, errors, type ErrorKey } from '@portico/contract/errors';
import type { Envelope } from '@portico/contract/wire';
import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import { fillTemplate } from '../../mail/fill-template.ts';

/** The envelope of every successful response. */
export function answerWith<D>(data: D): Envelope<D> {
  return { status: done, message: '', data };
}

interface Told {
  /** Values for the {placeholders} of the message. */
  readonly params?: Readonly<Record<string, string>>;
  readonly data?: object | null;
  /** By which the owner finds a fault of the server. */
  readonly reference?: string | undefined;
}

/** The envelope of every error, in the caller's language. */
export function refuseWith(
  key: ErrorKey,
  language: Language,
  { params, data = null, reference }: Told = {},
): { http: number; body: Envelope<object | null> } {
  const { status, http } = errors[key];
  const words = serverMessages[language];
  const wait = waitInWords(data !== null && 'wait' in data ? Number(data.wait) : usualWait, language);
  const told = fillTemplate(words.errors[key], { wait, ...params });
  const message = reference === undefined ? told : fillTemplate(words.withReference, { message: told, reference });
  return { http, body: { status, message, data } };
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
