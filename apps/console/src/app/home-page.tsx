import { CoffeeOutlined } from '@ant-design/icons';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../parts/states/notice.tsx';
import { useStaffMember } from '../lib/session.ts';
import { useMenu } from './shell/use-menu.ts';

/** Redirects to the first page of the navigation; staff who may open no page get a friendly message. */
export function HomePage() {
  const t = useTranslations('console.noPage');
  const { name } = useStaffMember();
  const [start] = useMenu();
  if (start !== undefined) return <Navigate to={start.to} replace />;
  return <Notice level="h1" icon={<CoffeeOutlined aria-hidden />} title={t('title', { name })} text={t('text')} />;
}
