import { CompassOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../parts/states/notice.tsx';
import { paths } from '../lib/paths.ts';

export function MissingPage() {
  const t = useTranslations('console.noPage');
  return (
    <Notice
      level="h1"
      icon={<CompassOutlined aria-hidden />}
      title={t('missingTitle')}
      text={t('missingText')}
      action={<Link to={paths.home}>{t('home')}</Link>}
    />
  );
}
