import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import classes from './side-nav.module.css';
import { useMenu } from './use-menu.ts';

export function SideNav({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useTranslations('console');
  const menu = useMenu();
  if (menu.length === 0) return null;
  return (
    <nav aria-label={t('shell.navigation')}>
      <ul className={classes.list}>
        {menu.map(({ name, to, Icon }) => (
          <li key={name}>
            <NavLink className={classes.entry ?? ''} to={to} onClick={onLeave}>
              <Icon aria-hidden />
              {t(`${name}.title`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
