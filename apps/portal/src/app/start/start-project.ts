import { chooseLanguage, languageCookie } from '@portico/contract/page-language';
import { languages } from '@portico/form-engine/language';
import { isOpen } from '@portico/form-engine/states/periods';
import { learnServerTime, nowSeconds } from '../../lib/clock.ts';
import { readCookie } from '../../lib/session/cookies.ts';
import { languageInAddress } from '../../lib/language.ts';
import { useSession, type PageConfig } from '../../lib/state/session-store.ts';
import { staffTab } from '../../lib/session/staff-tab.ts';
import { tenantKeys, type TenantKeys } from '../../lib/session/tenant-keys.ts';
import { storeLanguage } from '../change-language.ts';
import type { Boot } from './boot.ts';

/** Fills the session with what is known about the project before anything is shown. */
export function startProject({ slug: bootSlug, authMode, project, serverTime }: Boot): void {
  const slug = bootSlug ?? '';
  const keys = tenantKeys(slug);
  learnServerTime(serverTime);

  const offered = authMode?.lang ?? languages;
  const requested = languageInAddress(location);
  const stored = keys.get('lang');
  const cookie = readCookie(languageCookie(slug));
  const language = chooseLanguage({ query: requested, stored, cookie, offered });
  // The stored language is sent to the server again if its cookie has expired.
  if (requested === language || (stored === language && cookie !== language)) storeLanguage(slug, language);

  useSession.setState({
    slug,
    language,
    languages: offered,
    adminEditing: staffTab() !== null,
    pageConfig: readPageConfig(keys),
  });
  if (authMode === null || project === null) return;
  const { org_id, project_id, ico_url, lang, deadline, suspended = false } = authMode;
  useSession.setState({
    settings: { org_id, project_id, ico_url, lang, deadline, suspended },
    tenant: { org_id, project_id },
    project,
    inService:
      isOpen({ startsAt: null, endsAt: new Date(deadline * 1000) }, new Date(nowSeconds() * 1000)) &&
      // Staff go on with their work in people's forms.
      (!suspended || staffTab() !== null),
  });
  const channel = new URLSearchParams(location.search).get('channel')?.trim();
  if (channel) void import('./report-channel.ts').then(({ reportChannel }) => reportChannel(channel));
}

function readPageConfig(keys: TenantKeys): PageConfig | null {
  try {
    const config: unknown = JSON.parse(keys.get('home_page_config') ?? 'null');
    return isPageConfig(config) ? config : null;
  } catch {
    return null;
  }
}

// We wrote it ourselves at the last visit, so only its outline is checked.
function isPageConfig(config: unknown): config is PageConfig {
  return typeof config === 'object' && config !== null && 'header' in config && 'main' in config;
}
