import { Menu } from '@portico/ui/menu';
import { useFormatter, useTranslations } from 'use-intl';
import { useAccountActions } from '../parts/account/use-account-actions.tsx';
import { useUserName } from '../parts/account/use-user-name.ts';
import type { ShellProps } from '../skin.ts';
import styles from './header.module.css';

/** The greeting opens a menu of account actions if there are any besides signing out, which has its own button. */
export function Greeting(shell: ShellProps) {
  const t = useTranslations('shell');
  const format = useFormatter();
  const name = useUserName(shell.user);
  const actions = useAccountActions(shell).filter((action) => action.key !== 'logout');
  const greeting = t('greeting', { name });
  const day = format.dateTime(shell.today, { dateStyle: 'full', timeZone: shell.project.time_zone });
  return (
    <div className={styles.greeting}>
      {actions.length > 0 ? (
        <Menu
          align="start"
          label={t('greetingMenu', { name })}
          trigger={
            <span className={styles.hello} title={name}>
              {greeting}
            </span>
          }
          items={actions}
        />
      ) : (
        <span className={styles.hello} title={name}>
          {greeting}
        </span>
      )}
      <span className={styles.day}>{day}</span>
    </div>
  );
}
