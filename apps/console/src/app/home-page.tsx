import { CoffeeOutlined } from '@ant-design/icons';
import { useTranslations } from 'use-intl';
import { useStaffMember } from '../lib/session.ts';
import { Notice } from '../parts/states/notice.tsx';

/** What staff see who may open no page; all others are redirected from here. */
export function HomePage() {
  const t = useTranslations('console.noPage');
  const { name } = useStaffMember();
  return <Notice level="h1" icon={<CoffeeOutlined aria-hidden />} title={t('title', { name })} text={t('text')} />;
}
