import { CloseIcon, HomeIcon, LogoutIcon, MenuIcon } from '@portico/ui/icons';
import { useDismissal } from '@portico/ui/use-dismissal';
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MenuEntry, ShellProps } from '../../skin.ts';
import styles from './mobile-bar.module.css';
import { MobilePanel } from './mobile-panel.tsx';
import { Logo } from '../header/brand.tsx';
import { LanguageMenu } from '../header/language-menu.tsx';
import { UnreadNotice } from '../header/unread-notice.tsx';

interface MobileBarProps {
  readonly shell: ShellProps;
  readonly entries: readonly MenuEntry[];
}

/** Spec 2: the header on a phone, with icons for home and signing out and a menu that opens. */
export function MobileBar({ shell, entries }: MobileBarProps) {
  const t = useTranslations('shell');
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const panel = useId();
  const close = useCallback(() => setOpen(false), []);
  const closeOnBlur = useDismissal(root, open, close);
  const { project, language, languages, user, showUser } = shell;
  const title = project.title[language];
  const hasPanel = entries.length > 0 || languages.length > 1 || showUser;

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <header className={styles.header} data-no-print>
      <div ref={root} className={styles.sticky} role="presentation" onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
        <div className={styles.bar}>
          <a className={styles.icon} href={shell.homeHref} aria-label={t('home')}>
            <HomeIcon size={22} />
          </a>
          <Logo src={project.background} institution={project.org_name[language]} />
          <span className={styles.title}>{title}</span>
          {user !== null && showUser ? (
            <button type="button" className={styles.icon} aria-label={t('logout')} onClick={shell.signOut}>
              <LogoutIcon size={22} />
            </button>
          ) : null}
          {user === null ? <LanguageMenu {...shell} wordless /> : null}
          {hasPanel ? (
            <button
              type="button"
              ref={toggle}
              className={styles.icon}
              aria-label={open ? t('closeMenu') : t('openMenu')}
              aria-expanded={open}
              aria-controls={open ? panel : undefined}
              onClick={() => setOpen(!open)}
            >
              {open ? <CloseIcon size={22} /> : <MenuIcon size={22} />}
            </button>
          ) : null}
        </div>
        {open ? <MobilePanel id={panel} shell={shell} entries={entries} close={close} /> : null}
      </div>
      <UnreadNotice unread={shell.unread} messageHref={shell.messageHref} shape="bar" />
    </header>
  );
}
