import type { Language } from '@portico/form-engine/language';
import { languageCookie } from '@portico/contract/page-language';
import { writeCookie } from '../lib/session/cookies.ts';
import { localArea } from '../lib/session/guarded-area.ts';
import { withLanguage, withoutLanguage } from '../lib/language.ts';
import { depart } from '../lib/navigation/hash-location.ts';
import { staffTab } from '../lib/session/staff-tab.ts';
import { useSession } from '../lib/state/session-store.ts';
import { tenantKey, tenantKeys } from '../lib/session/tenant-keys.ts';

/** Spec 2: changing the language reloads the page. */
export function changeLanguage(language: Language): void {
  depart({ by: 'language', to: null, proceed: () => startIn(language) });
}

function startIn(language: Language): void {
  const { slug } = useSession.getState();
  storeLanguage(slug, language);
  const lasts = localArea.lasts(tenantKey('lang', slug));
  history.replaceState(history.state, '', lasts ? withoutLanguage(location) : withLanguage(location, language));
  location.reload();
}

// A year, like the stored value: the server sends the page in this language for as long as the browser remembers it.
const cookieSeconds = 31_536_000;

/** Stored per project, and in the cookie that tells the server; `/verify/` uses the one of the project list. */
export function storeLanguage(slug: string, language: Language): void {
  tenantKeys(slug).set('lang', language);
  if (staffTab() === null) writeCookie(languageCookie(slug), language, cookieSeconds, '/');
}
