import { LockOutlined } from '@ant-design/icons';
import type { StaffAbility } from '@portico/contract/staff-abilities';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMay } from '../lib/session.ts';
import { Notice } from '../parts/states/notice.tsx';

/** Shows the page inside to staff who may see it, and a friendly message to others. */
export function RequireAbility({ needs }: { readonly needs: StaffAbility }) {
  const t = useTranslations('console.noPage');
  const may = useMay();
  if (may(needs)) return <Outlet />;
  return (
    <Notice level="h1" icon={<LockOutlined aria-hidden />} title={t('forbiddenTitle')} text={t('forbiddenText')} />
  );
}
