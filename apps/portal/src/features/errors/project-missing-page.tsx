import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import { base } from '../../lib/address.ts';

/** An address whose slug names no project. */
export function ProjectMissingPage() {
  const t = useTranslations();
  const list = (
    <LinkButton kind="primary" href={base}>
      {t('portal.failure.projectList')}
    </LinkButton>
  );
  return <EmptyState level={1} title={t('errors.projectMissing')} action={list} />;
}
