import { done, errors, type ErrorKey } from '@portico/contract/errors';
import type { Envelope } from '@portico/contract/wire';
import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';

/** The shape of every answer that went well. */
export function answerWith<D>(data: D): Envelope<D> {
  return { status: done, message: '', data };
}

/** The shape of every answer that did not, in the caller's language. */
export function refuseWith(key: ErrorKey, language: Language): { http: number; body: Envelope<null> } {
  const { status, http } = errors[key];
  return { http, body: { status, message: serverMessages[language].errors[key], data: null } };
}
