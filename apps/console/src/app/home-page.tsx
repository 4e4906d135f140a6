import { CoffeeOutlined } from '@ant-design/icons';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../parts/notice.tsx';
import { useStaffMember } from '../lib/session.ts';
import { pagesFor } from './pages.ts';

/** Leads to the first page of one's role; who has none yet is told so kindly. */
export function HomePage() {
  const t = useTranslations('console.noPage');
  const { name, role } = useStaffMember();
  const start = pagesFor(role)[0];
  if (start !== undefined) return <Navigate to={start.path} replace />;
  return <Notice level="h1" icon={<CoffeeOutlined aria-hidden />} title={t('title', { name })} text={t('text')} />;
}
