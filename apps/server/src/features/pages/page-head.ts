import type { ProjectInfo } from '@portico/contract/tenants.schemas';
import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import { fillTemplate } from '../../platform/mail/fill-template.ts';

/** The content of a page before its script runs, in one language. */
export interface PageHead {
  readonly language: Language;
  readonly title: string;
  /** For search engines and shared links. */
  readonly description: string;
  /** The first visible line. */
  readonly heading: string;
  readonly loading: string;
}

/** The head of a page outside any project. */
export function plainHead(page: 'directory' | 'verify' | 'missing', language: Language): PageHead {
  const { loading, ...words } = serverMessages[language].firstPage;
  const { title, description } = words[page];
  return { language, title: `${title} · Portico`, description, heading: title, loading };
}

/** The head of a project's portal. */
export function projectHead(project: ProjectInfo['output'], language: Language): PageHead {
  const { loading, project: words } = serverMessages[language].firstPage;
  const names = { project: project.title[language], organisation: project.org_name[language] };
  return {
    language,
    title: project.seo_title[language],
    description: fillTemplate(words.description, names),
    heading: names.project,
    loading,
  };
}
