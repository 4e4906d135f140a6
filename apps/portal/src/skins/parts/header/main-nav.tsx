import { classNames } from '@portico/ui/class-names';
import { useTranslations } from 'use-intl';
import type { MenuEntry } from '../../skin.ts';
import styles from './main-nav.module.css';
import { NavLink } from './nav-link.tsx';

interface MainNavProps {
  readonly entries: readonly MenuEntry[];
  readonly align?: 'start' | 'center';
}

/** The header's items in a row that wraps if it is too long. Without items it only takes up the space. */
export function MainNav({ entries, align = 'start' }: MainNavProps) {
  const t = useTranslations('shell');
  if (entries.length === 0) return <div className={styles.place} />;
  return (
    <nav aria-label={t('mainMenu')}>
      <ul className={classNames(styles.items, styles[align])}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <NavLink entry={entry} className={styles.item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
