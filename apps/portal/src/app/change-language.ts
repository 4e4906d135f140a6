import type { Language } from '@portico/form-engine/language';
import { defaultLanguageCookie, writeCookie } from '../lib/cookies.ts';
import { withoutLanguage } from '../lib/language.ts';
import { useSession } from '../lib/state/session-store.ts';
import { tenantKeys } from '../lib/tenant-keys.ts';

/** Spec 2: changing the language reloads the page. */
export function changeLanguage(language: Language): void {
  keepLanguage(useSession.getState().slug, language);
  history.replaceState(null, '', withoutLanguage(location));
  location.reload();
}

/** Stored per project, and in the cookie that names the default. */
export function keepLanguage(slug: string, language: Language): void {
  tenantKeys(slug).set('lang', language);
  writeCookie(defaultLanguageCookie(slug), language);
}
