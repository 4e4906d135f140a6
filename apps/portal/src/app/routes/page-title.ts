import type { Language } from '@portico/form-engine/language';
import { laterPages, type LaterPages } from '@portico/i18n/later-pages';
import { useTranslations } from 'use-intl';
import type { RoutePath } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/state/session-store.ts';

const loadedTitles = new Map<Language, LaterPages>();

/** Loads the titles of all later screens, together with their route table. */
export async function loadLaterTitles(): Promise<void> {
  const { language } = useSession.getState();
  if (!loadedTitles.has(language)) loadedTitles.set(language, await laterPages[language]());
}

/** The title of a screen. */
export function usePageTitle(): (path: RoutePath) => string {
  const t = useTranslations('pages');
  const titles = loadedTitles.get(useSession(({ language }) => language));
  const isLater = (path: RoutePath): path is keyof LaterPages => titles !== undefined && Object.hasOwn(titles, path);
  return (path) => (isLater(path) ? (titles?.[path] ?? '') : t(path));
}
