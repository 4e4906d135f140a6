import type { StaffRole } from '@portico/contract/staff-abilities';
import { Alert, Form } from 'antd';
import { useTranslations } from 'use-intl';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import { usePlaceName } from '../../../parts/place/use-place-name.ts';
import { type Colleague, type HeldRole, useRoles } from '../use-colleagues.ts';
import { RoleChoice } from './role-choice.tsx';

interface ChangeRoleDrawerProps {
  readonly held: HeldRole;
  readonly colleague: Colleague;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Changes a role. The role that the screen showed is sent along, so that a change by somebody else is not overwritten. */
export function ChangeRoleDrawer({ held, colleague, ...drawer }: ChangeRoleDrawerProps) {
  const t = useTranslations('console.people');
  const { change } = useRoles();
  return (
    <DrawerForm<{ role: StaffRole }>
      {...drawer}
      title={t('changeTitle', { name: colleague.name, place: usePlaceName()(held) })}
      submitLabel={t('changeLabel')}
      initialValues={{ role: held.role }}
      onSubmit={({ role }) => change({ role_id: held.role_id, was: held.role, role })}
    >
      <Form.Item name="role" label={t('giveRole')} extra={t('giveLimit')}>
        <RoleChoice roles={held.may_become} />
      </Form.Item>
      <Alert type="info" showIcon title={t('changeEffect')} />
    </DrawerForm>
  );
}
