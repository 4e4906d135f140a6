import { SkipLink } from '@portico/ui/skip-link';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RoutePath } from '../../lib/navigation/paths.ts';
import { useShownRoute } from '../routes/shown-route.ts';
import { useShellParts } from '../shell/shell-context.ts';
import { usePhone } from '../shell/use-phone.ts';
import styles from './layouts.module.css';

const mainId = 'main';

/** Spec 2: these routes have no header and footer. */
const withoutFrame: readonly (RoutePath | undefined)[] = ['/reference', '/letter', '/reference/edit', '/letter/edit'];

/** The page with the skin's header, side menu and footer. */
export function DefaultLayout({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('shell');
  const parts = useShellParts();
  const phone = usePhone();
  const { location, route } = useShownRoute();
  const hidden = withoutFrame.includes(route?.path);
  if (parts === null || hidden) return <MainPart>{children}</MainPart>;
  const { shell, slots } = parts;
  const Header = phone ? slots.MobileHeader : slots.Header;
  const SideMenu = phone || (shell.sideMenu.length === 0 && !shell.menuPending) ? null : slots.SideMenu;
  return (
    <div className={styles.frame}>
      <header className={styles.printHead}>
        {shell.project.org_name[shell.language]} · {shell.project.title[shell.language]}
      </header>
      <SkipLink target={mainId}>{t('skipToContent')}</SkipLink>
      {Header === null ? null : <Header {...shell} />}
      {/* Remounts for each page instead of reusing the previous page's element. */}
      <div key={location.path} className={styles.body}>
        {SideMenu === null ? null : <SideMenu {...shell} />}
        <MainPart>{children}</MainPart>
      </div>
      {slots.Footer === null ? null : <slots.Footer {...shell} />}
    </div>
  );
}

/** The page alone, centred, without header and footer. */
export function BlankLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.blank}>
      <MainPart>{children}</MainPart>
    </div>
  );
}

/** The page alone, filling the window. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
  );
}

export function MainPart({ children }: { readonly children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
