import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { DirectoryPage } from '../../features/directory/directory-page.tsx';
import { BootFailedPage } from '../../features/errors/boot-failed-page.tsx';
import { ProjectMissingPage } from '../../features/errors/project-missing-page.tsx';
import { showTitle } from '../../lib/document-head.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { PlainFrame } from './plain-frame.tsx';

/** Shown when the address names no project, or an unknown one. */
export function ProjectlessScreen(props: { readonly slug: string | null; readonly failure: unknown }) {
  const t = useTranslations('portal');
  const language = useSession((session) => session.language);
  const title = props.slug === null ? t('directory.title') : t('failure.pageNotFound');
  useEffect(() => showTitle(title, 'Portico'), [title]);
  return <PlainFrame>{content(props, language)}</PlainFrame>;
}

function content(
  { slug, failure }: { readonly slug: string | null; readonly failure: unknown },
  language: Parameters<typeof DirectoryPage>[0]['language'],
) {
  if (failure !== null) return <BootFailedPage failure={failure} />;
  return slug === null ? <DirectoryPage language={language} /> : <ProjectMissingPage />;
}
