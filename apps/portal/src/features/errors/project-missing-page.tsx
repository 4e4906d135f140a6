import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import { base } from '../../lib/navigation/address.ts';

/** Shown when the slug of the address belongs to no project. */
export function ProjectMissingPage() {
  const t = useTranslations('portal.failure');
  const list = (
    <LinkButton kind="primary" href={base}>
      {t('projectList')}
    </LinkButton>
  );
  return <EmptyState level={1} title={t('projectMissing')} action={list} />;
}
