import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import classes from './project-frame.module.css';
import { useTabs } from './use-tabs.ts';

export function ProjectTabs() {
  const t = useTranslations('console');
  return (
    <nav className={classes.tabs} aria-label={t('projectFrame.tabs')}>
      <ul>
        {useTabs().map(({ tab, to }) => (
          <li key={tab}>
            <NavLink to={to}>{t(`${tab}.title`)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
