import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import classes from './project-frame.module.css';
import { useTabs } from './use-tabs.ts';

export function ProjectTabs() {
  const t = useTranslations('console');
  const nav = useRef<HTMLElement>(null);
  const tabs = useTabs();
  const { pathname } = useLocation();
  const at = tabs.findIndex(({ to }) => pathname.startsWith(to));
  // Where the tabs are wider than the screen, the page one is on is not to be looked for.
  useEffect(() => {
    const [around, here] = [nav.current, nav.current?.querySelectorAll('a')[at]];
    if (around && here) around.scrollLeft = here.offsetLeft - (around.clientWidth - here.offsetWidth) / 2;
  }, [at]);
  return (
    <nav ref={nav} className={classes.tabs} aria-label={t('projectFrame.tabs')}>
      <ul>
        {tabs.map(({ tab, to }) => (
          <li key={tab}>
            <NavLink to={to}>{t(`${tab}.title`)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
