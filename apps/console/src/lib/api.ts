import { createCall } from '@portico/contract/call';
import { currentLanguage } from './language.ts';

const timeoutMs = 600_000;

/** The console's API client; the session is a cookie. */
export const call = createCall({
  prefix: '',
  language: currentLanguage,
  token: () => null,
  baseParams: () => null,
  onSessionEnded: () => undefined,
  timeoutMs,
});
