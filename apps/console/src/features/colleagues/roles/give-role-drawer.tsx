import type { StaffRole } from '@portico/contract/staff-abilities';
import { Form, Select } from 'antd';
import { useTranslations } from 'use-intl';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import { usePlaceName } from '../../../parts/place/use-place-name.ts';
import { type Colleague, type StaffPlace, usePlaces, useRoles } from '../use-colleagues.ts';
import { RoleChoice } from './role-choice.tsx';

interface GiveRoleDrawerProps {
  readonly colleague: Colleague;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface Values {
  readonly place: string | null;
  readonly role: StaffRole | null;
}

const nothing: Values = { place: null, role: null };

/** Gives a colleague a role at a place where they have none yet. */
export function GiveRoleDrawer({ colleague, ...drawer }: GiveRoleDrawerProps) {
  const t = useTranslations('console.people');
  const nameOf = usePlaceName();
  const { give } = useRoles();
  const { data: places = [], isPending } = usePlaces();
  const taken = new Set(colleague.roles.map(keyOf));
  const open = places.filter((place) => place.roles.length > 0 && !taken.has(keyOf(place)));
  const submit = async ({ place, role }: Values) => {
    const chosen = open.find((one) => keyOf(one) === place);
    if (chosen === undefined || !role) return;
    const { organisation, project } = chosen;
    await give({
      staff: colleague.staff_id,
      role,
      organisation: organisation?.id ?? null,
      project: project?.id ?? null,
    });
  };
  return (
    <DrawerForm<Values>
      {...drawer}
      title={t('giveTo', { name: colleague.name })}
      submitLabel={t('give')}
      initialValues={nothing}
      onSubmit={submit}
    >
      <Form.Item name="place" label={t('givePlace')} rules={[{ required: true, message: t('placeMissing') }]}>
        <Select
          loading={isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={open.map((place) => ({ value: keyOf(place), label: nameOf(place) }))}
        />
      </Form.Item>
      <Form.Item<Values> noStyle dependencies={['place']}>
        {({ getFieldValue }) => (
          <Form.Item
            name="role"
            label={t('giveRole')}
            extra={t('giveLimit')}
            rules={[{ required: true, message: t('roleMissing') }]}
          >
            <RoleChoice roles={open.find((place) => keyOf(place) === getFieldValue('place'))?.roles ?? []} />
          </Form.Item>
        )}
      </Form.Item>
    </DrawerForm>
  );
}

function keyOf({ organisation, project }: Pick<StaffPlace, 'organisation' | 'project'>): string {
  return project?.id ?? organisation?.id ?? 'installation';
}
