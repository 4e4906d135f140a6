import type { Language } from '@portico/form-engine/language';
import { defaultLanguageCookie, writeCookie } from '../lib/session/cookies.ts';
import { localArea } from '../lib/session/guarded-area.ts';
import { withLanguage, withoutLanguage } from '../lib/language.ts';
import { depart } from '../lib/navigation/hash-location.ts';
import { staffTab } from '../lib/session/staff-tab.ts';
import { useSession } from '../lib/state/session-store.ts';
import { tenantKey, tenantKeys } from '../lib/session/tenant-keys.ts';

/** Spec 2: changing the language reloads the page. */
export function changeLanguage(language: Language): void {
  depart({ by: 'language', to: null, goOn: () => startIn(language) });
}

function startIn(language: Language): void {
  const { slug } = useSession.getState();
  keepLanguage(slug, language);
  const lasts = localArea.lasts(tenantKey('lang', slug));
  history.replaceState(history.state, '', lasts ? withoutLanguage(location) : withLanguage(location, language));
  location.reload();
}

/** Stored per project, and in the cookie that names the default. */
export function keepLanguage(slug: string, language: Language): void {
  tenantKeys(slug).set('lang', language);
  if (staffTab() === null) writeCookie(defaultLanguageCookie(slug), language);
}
