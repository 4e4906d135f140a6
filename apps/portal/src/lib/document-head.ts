import { brandVariables } from '@portico/ui/brand-variables';
import type { Language } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';
import type { Project } from '../lib/state/session-store.ts';

/** Sets colours, icon and language of the document at run time, so that changing a project needs no build. */
export function showBrand(project: Pick<Project, 'color' | 'color_rgba' | 'ico_url'>): void {
  const root = document.documentElement;
  const variables = brandVariables(project.color, project.color_rgba);
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', project.color);
  if (project.ico_url !== '') document.querySelector('link[rel="icon"]')?.setAttribute('href', project.ico_url);
}

export function showLanguage(language: Language): void {
  document.documentElement.lang = localeTags[language];
}

let about: string | undefined;

/** Sets the title, also for search engines and shared links: the page, then the site as the server described it. */
export function showTitle(page: string, site: string): void {
  document.title = site === '' ? page : `${page} · ${site}`;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (meta === null) return;
  about ??= meta.content;
  meta.content = `${page} · ${about}`;
}
