import { MailOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../../lib/session.ts';
import { useRoleDrawer } from '../roles/role-drawers.tsx';
import classes from './invite-button.module.css';

/** Opens the form that invites, and tells afterwards what became of it. */
export function InviteButton() {
  const t = useTranslations('console.people');
  const may = useMay();
  const openDrawer = useRoleDrawer();
  const [told, setTold] = useState<string | null>(null);
  if (!may('staff.manage')) return null;
  const onInvited = (done: 'invited' | 'added', email: string) =>
    setTold(t(done === 'invited' ? 'invitedNow' : 'addedNow', { email }));
  return (
    <>
      <Button type="primary" icon={<MailOutlined aria-hidden />} onClick={() => openDrawer({ onInvited })}>
        {t('invite')}
      </Button>
      {told !== null && (
        <Alert
          className={classes.told ?? ''}
          type="success"
          showIcon
          role="status"
          title={told}
          closable={{ onClose: () => setTold(null) }}
        />
      )}
    </>
  );
}
