import { useId } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import classes from './side-nav.module.css';
import { useMenu } from './use-menu.ts';

export function SideNav({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useTranslations('console');
  const id = useId();
  const menu = useMenu();
  if (menu.length === 0) return null;
  return (
    <nav className={classes.nav} aria-label={t('shell.navigation')}>
      {menu.map(({ group, entries }) => (
        <div key={group}>
          {menu.length > 1 && (
            <p id={`${id}${group}`} className={classes.group}>
              {t(`shell.groups.${group}`)}
            </p>
          )}
          <ul className={classes.list} aria-labelledby={menu.length > 1 ? `${id}${group}` : undefined}>
            {entries.map(({ name, to, Icon }) => (
              <li key={name}>
                <NavLink className={classes.entry ?? ''} to={to} onClick={onLeave}>
                  <Icon aria-hidden />
                  {t(`${name}.title`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
