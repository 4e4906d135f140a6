import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../../lib/navigation/paths.ts';

export function HomeLink() {
  const t = useTranslations('portal');
  return (
    <LinkButton kind="primary" href={hrefTo('/')}>
      {t('backHome')}
    </LinkButton>
  );
}
