import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { useMay } from '../../../lib/session.ts';
import { usePlaceName } from '../../../parts/place/use-place-name.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { type Colleague, type HeldRole, useRoles } from '../use-colleagues.ts';
import { useRoleDrawer } from './role-drawers.tsx';
import classes from './roles-of.module.css';

/** The roles of a colleague, each with what the reader may do about it. */
export function RolesOf({ colleague }: { readonly colleague: Colleague }) {
  const t = useTranslations('console.people');
  const may = useMay();
  const openDrawer = useRoleDrawer();
  const { name, roles } = colleague;
  return (
    <div className={classes.roles}>
      <ul className={classes.list}>
        {roles.map((held) => (
          <RoleLine key={held.role_id} held={held} colleague={colleague} />
        ))}
      </ul>
      {may('staff.manage') && (
        <Button
          className={classes.give ?? ''}
          type="link"
          size="small"
          icon={<PlusOutlined aria-hidden />}
          aria-label={t('giveTo', { name })}
          onClick={() => openDrawer({ colleague, held: null })}
        >
          {t('give')}
        </Button>
      )}
    </div>
  );
}

function RoleLine({ held, colleague }: { readonly held: HeldRole; readonly colleague: Colleague }) {
  const t = useTranslations('console.people');
  const roleName = useTranslations('console.roles');
  const place = usePlaceName()(held);
  const openDrawer = useRoleDrawer();
  const remove = useRemoval(held, colleague, place);
  const named = { name: colleague.name, role: roleName(held.role), place };
  return (
    <li className={classes.line}>
      <span className={classes.role}>{roleName(held.role)}</span>
      <span className={classes.place}>{place}</span>
      <span className={classes.actions}>
        {held.may_become.length > 0 && (
          <Button
            type="link"
            size="small"
            aria-label={t('changeOf', named)}
            onClick={() => openDrawer({ colleague, held })}
          >
            {t('change')}
          </Button>
        )}
        {held.may_remove && (
          <Button type="link" size="small" danger aria-label={t('removeOf', named)} onClick={remove}>
            {t('remove')}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Removes the role once the reader has confirmed its effect. */
function useRemoval({ role_id, role }: HeldRole, { name, roles, is_you }: Colleague, place: string): () => void {
  const t = useTranslations('console.people');
  const roleName = useTranslations('console.roles');
  const confirm = useConfirm();
  const { remove } = useRoles();
  return () =>
    confirm({
      title: t('removeTitle', { name, role: roleName(role) }),
      effect: (
        <>
          <p>{t('removeEffect', { name, role: roleName(role), place })}</p>
          {roles.length === 1 && <p>{t('removeLast')}</p>}
          {is_you && <p>{t('removeOwn')}</p>}
        </>
      ),
      label: t('removeLabel'),
      isDestructive: true,
      run: () => remove({ role_id, was: role }),
    });
}
