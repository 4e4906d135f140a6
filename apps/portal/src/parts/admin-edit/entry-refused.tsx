import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import { consoleHref } from '../../lib/session/staff-tab.ts';

/** Shown if the code in the address was used before or has expired. */
export function EntryRefused() {
  const t = useTranslations('adminEdit');
  return (
    <EmptyState
      level={1}
      title={t('refused.title')}
      text={t('refused.text')}
      action={<LinkButton href={consoleHref(null)}>{t('toConsole')}</LinkButton>}
    />
  );
}
