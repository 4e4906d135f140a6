import {
  CalendarIcon,
  ChevronRightIcon,
  ExamIcon,
  FileIcon,
  HomeIcon,
  ProgressIcon,
  RetestIcon,
  TrendIcon,
  UserIcon,
} from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import { NavLink } from '../parts/header/nav-link.tsx';
import type { ShellProps } from '../skin.ts';
import styles from './side-menu.module.css';

/** Spec 2: the left menu, 240 px wide; on a phone its entries are in the header's menu. */
export function SideMenu({ sideMenu, menuPending }: ShellProps) {
  const t = useTranslations('shell');
  if (sideMenu.length === 0) return menuPending ? <div className={styles.side} /> : null;
  return (
    <nav className={styles.side} aria-label={t('sideMenu')} data-no-print>
      <ul className={styles.entries}>
        {sideMenu.map((entry) => {
          const EntryIcon = icons[entry.key] ?? ChevronRightIcon;
          return (
            <li key={entry.key}>
              <NavLink entry={entry} className={styles.entry}>
                <EntryIcon />
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

// By the number that the specification gives each item of this menu.
const icons: Readonly<Record<string, typeof HomeIcon>> = {
  0: HomeIcon,
  1: ProgressIcon,
  2: CalendarIcon,
  3: TrendIcon,
  4: ExamIcon,
  5: UserIcon,
  6: FileIcon,
  7: RetestIcon,
};
