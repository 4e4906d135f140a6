import { localeTags } from '@portico/i18n/locale';
import { useTranslations } from 'use-intl';
import type { MenuEntry, ShellProps } from '../../skin.ts';
import { AccountGroup } from './account-group.tsx';
import styles from './mobile-bar.module.css';
import { NavLink } from '../header/nav-link.tsx';

interface MobilePanelProps {
  readonly id: string;
  readonly shell: ShellProps;
  readonly entries: readonly MenuEntry[];
  readonly close: () => void;
}

/** The content of the phone's menu: entries, languages, account. */
export function MobilePanel({ id, shell, entries, close }: MobilePanelProps) {
  const t = useTranslations('shell');
  return (
    <div id={id} className={styles.panel}>
      {entries.length > 0 ? (
        <nav className={styles.group} aria-label={t('mainMenu')}>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.key}>
                <NavLink entry={entry} className={styles.entry} onFollow={close} />
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {shell.languages.length > 1 ? (
        <div className={styles.group} role="group" aria-label={t('language')}>
          <span className={styles.groupName} aria-hidden="true">
            {t('language')}
          </span>
          <div className={styles.languages}>
            {shell.languages.map((offered) => (
              <button
                key={offered}
                type="button"
                className={styles.entry}
                lang={localeTags[offered]}
                aria-current={offered === shell.language || undefined}
                onClick={() => shell.changeLanguage(offered)}
              >
                {t(`languageNames.${offered}`)}
              </button>
            ))}
          </div>
        </div>
      ) : null}
      {shell.showUser ? <AccountGroup shell={shell} close={close} /> : null}
    </div>
  );
}
