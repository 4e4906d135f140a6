import { CoffeeOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { organisationsQuery } from '../lib/organisations.ts';
import { paths } from '../lib/paths.ts';
import { useMay, useStaffMember } from '../lib/session.ts';
import { Notice } from '../parts/states/notice.tsx';
import { useMenu } from './shell/use-menu.ts';

/**
 * Redirects to the first page of the navigation; in an installation without any project its owner gets the guide. Staff
 * who may open no page get a friendly message.
 */
export function HomePage() {
  const t = useTranslations('console.noPage');
  const { name } = useStaffMember();
  const start = useMenu()[0]?.entries[0];
  const isOwner = useMay()('organisations.create');
  const { data, isPending } = useQuery({ ...organisationsQuery, enabled: isOwner });
  if (isOwner && isPending) return null;
  if (isOwner && data?.list.every(({ projects }) => projects.length === 0) === true) {
    return <Navigate to={paths.firstSteps} replace />;
  }
  if (start !== undefined) return <Navigate to={start.to} replace />;
  return <Notice level="h1" icon={<CoffeeOutlined aria-hidden />} title={t('title', { name })} text={t('text')} />;
}
