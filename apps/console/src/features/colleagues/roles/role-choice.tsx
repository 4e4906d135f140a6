import type { StaffRole } from '@portico/contract/staff-abilities';
import { Radio } from 'antd';
import { useTranslations } from 'use-intl';
import classes from './role-choice.module.css';

interface RoleChoiceProps {
  readonly roles: readonly StaffRole[];
  /** Given by `Form.Item`. */
  readonly value?: StaffRole;
  readonly onChange?: (role: StaffRole) => void;
}

/** The roles that may be given, each with a sentence of what it does. */
export function RoleChoice({ roles, value, onChange, ...rest }: RoleChoiceProps) {
  const t = useTranslations('console.people');
  const roleName = useTranslations('console.roles');
  return (
    <Radio.Group
      {...rest}
      className={classes.choice ?? ''}
      value={value}
      onChange={(event) => {
        const chosen = roles.find((one) => one === event.target.value);
        if (chosen !== undefined) onChange?.(chosen);
      }}
    >
      {roles.map((role) => (
        <Radio key={role} value={role}>
          <span className={classes.name}>{roleName(role)}</span>
          <span className={classes.about}>{t(`about.${role}`)}</span>
        </Radio>
      ))}
    </Radio.Group>
  );
}
