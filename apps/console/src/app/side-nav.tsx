import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStaffMember } from '../lib/session.ts';
import { pagesFor } from './pages.ts';
import classes from './side-nav.module.css';

/** The pages of one's role. */
export function SideNav({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useTranslations('console');
  const pages = pagesFor(useStaffMember().role);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t('shell.navigation')}>
      <ul className={classes.list}>
        {pages.map(({ key, path, Icon }) => (
          <li key={key}>
            <NavLink className={classes.entry ?? ''} to={path} onClick={onLeave}>
              <Icon aria-hidden />
              {t(`${key}.title`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
