import type { StaffRole } from '@portico/contract/staff-abilities';
import { useTranslations } from 'use-intl';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import { type Colleague, placeKey, usePlaces, useRoles } from '../use-colleagues.ts';
import { PlaceAndRole } from './place-and-role.tsx';

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
  const { give } = useRoles();
  const { data: places = [], isPending } = usePlaces();
  const taken = new Set(colleague.roles.map(placeKey));
  const open = places.filter((place) => place.roles.length > 0 && !taken.has(placeKey(place)));
  const submit = async ({ place, role }: Values) => {
    const chosen = open.find((one) => placeKey(one) === place);
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
      <PlaceAndRole places={open} isLoading={isPending} />
    </DrawerForm>
  );
}
