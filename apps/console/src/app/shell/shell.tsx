import { LogoutOutlined, MenuOutlined } from '@ant-design/icons';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LanguageChoice } from '../../parts/frame/language-choice.tsx';
import { paths } from '../../lib/paths.ts';
import { useStaffMember } from '../../lib/session.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { ConfirmProvider } from '../../parts/confirm/confirm.tsx';
import { ExportList } from '../../parts/exporting/export-list.tsx';
import { ExportsProvider } from '../../parts/exporting/exports.tsx';
import { Brand } from '../../parts/frame/brand.tsx';
import { OwnZoneProvider } from '../providers/own-zone-provider.tsx';
import { useIsLocked } from '../../lib/idle.ts';
import { FailedSignIns } from './failed-sign-ins.tsx';
import { LockScreen } from './lock/lock-screen.tsx';
import { useIdleWatch } from './lock/use-idle-watch.ts';
import classes from './shell.module.css';
import { SideNav } from './side-nav.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useSignOut } from './use-sign-out.ts';

/** The frame of every page behind the sign-in, in the time zone of whoever is signed in. */
export function Shell() {
  return (
    <OwnZoneProvider>
      <Frame />
    </OwnZoneProvider>
  );
}

/** Navigation at the side, user and language at the top. */
function Frame() {
  const t = useTranslations('console.shell');
  const failureText = useFailureText();
  const signOut = useSignOut();
  const [menuOpen, setMenuOpen] = useState(false);
  const content = useScrollRestoration();
  const isLocked = useIsLocked();
  useIdleWatch();
  const closeMenu = () => setMenuOpen(false);
  const leave = (
    <Button
      type="text"
      icon={<LogoutOutlined aria-hidden />}
      loading={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      {t('signOut')}
    </Button>
  );
  return (
    <ConfirmProvider>
      <ExportsProvider>
        <div className={classes.shell}>
          <a className={classes.skip} href="#content" onClick={focusContent}>
            {t('skip')}
          </a>
          <header className={classes.header}>
            <Button
              className={classes.menuButton ?? ''}
              type="text"
              icon={<MenuOutlined aria-hidden />}
              aria-label={t('openMenu')}
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            />
            <Link className={classes.brand} to={paths.home}>
              <Brand />
            </Link>
            <div className={classes.person}>
              <Person />
              <LanguageChoice />
              {leave}
            </div>
          </header>
          <aside className={classes.side}>
            <SideNav />
          </aside>
          <main ref={content} className={classes.main} id="content" tabIndex={-1}>
            {signOut.isError && <Alert banner type="error" title={failureText(signOut.error)} />}
            <FailedSignIns />
            <Content />
          </main>
          <ExportList />
          <Drawer
            placement="left"
            size={288}
            open={menuOpen}
            onClose={closeMenu}
            title={<Brand />}
            closable={{ 'aria-label': t('closeMenu'), placement: 'end' }}
            footer={leave}
          >
            <div className={classes.drawer}>
              <Person onLeave={closeMenu} />
              <SideNav onLeave={closeMenu} />
              <div>
                <LanguageChoice />
              </div>
            </div>
          </Drawer>
        </div>
        {isLocked && <LockScreen />}
      </ExportsProvider>
    </ConfirmProvider>
  );
}

function Person({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useTranslations('console');
  const { name, roles } = useStaffMember();
  const names = [...new Set(roles.map(({ role }) => t(`roles.${role}`)))];
  return (
    <Link className={classes.name} to={paths.account} title={t('security.title')} onClick={onLeave}>
      <strong>{name}</strong>
      <span className={classes.role}>{names.join(' · ')}</span>
    </Link>
  );
}

/** Whoever owes a second factor sees nothing but their account, where they add it. */
function Content() {
  const { pathname } = useLocation();
  const { owes_factor: owes } = useStaffMember();
  return owes && pathname !== paths.account ? <Navigate to={paths.account} replace /> : <Outlet />;
}

// The router would take a plain fragment link for a route.
function focusContent(event: React.MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#content')?.focus();
}
