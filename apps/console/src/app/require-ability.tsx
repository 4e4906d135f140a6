import { LockOutlined } from '@ant-design/icons';
import type { StaffAbility } from '@portico/contract/staff-abilities';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { useProject } from '../lib/project.ts';
import { useMay } from '../lib/session.ts';
import { Notice } from '../parts/states/notice.tsx';

interface RequireAbilityProps {
  readonly needs: StaffAbility;
}

/** Shows the page inside to staff who may see it, and a friendly message to others. */
export function RequireAbility({ needs }: RequireAbilityProps) {
  return useMay()(needs) ? <Outlet /> : <Forbidden level="h1" />;
}

/** The same for a page of one project, below its head. */
export function RequireInProject({ needs }: RequireAbilityProps) {
  return useProject().may(needs) ? <Outlet /> : <Forbidden level="h2" />;
}

function Forbidden({ level }: { readonly level: 'h1' | 'h2' }) {
  const t = useTranslations('console.noPage');
  return (
    <Notice level={level} icon={<LockOutlined aria-hidden />} title={t('forbiddenTitle')} text={t('forbiddenText')} />
  );
}
