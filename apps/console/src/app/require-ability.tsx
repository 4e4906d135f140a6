import { LockOutlined } from '@ant-design/icons';
import type { StaffAbility } from '@portico/contract/route';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { may } from '../lib/abilities.ts';
import { Notice } from '../parts/notice.tsx';
import { useStaffMember } from '../lib/session.ts';

/** Shows the pages inside to those whose role may see them, and a kind word to others. */
export function RequireAbility({ needs }: { readonly needs: StaffAbility }) {
  const t = useTranslations('console.noPage');
  const { role } = useStaffMember();
  if (may(role, needs)) return <Outlet />;
  return (
    <Notice level="h1" icon={<LockOutlined aria-hidden />} title={t('forbiddenTitle')} text={t('forbiddenText')} />
  );
}
