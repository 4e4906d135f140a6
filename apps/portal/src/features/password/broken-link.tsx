import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';

export function BrokenLink() {
  const t = useTranslations('accounts.reset');
  return (
    <EmptyState
      level={1}
      title={t('broken')}
      text={t('brokenText')}
      action={<LinkButton href={hrefTo('/pass')}>{t('askAgain')}</LinkButton>}
    />
  );
}
