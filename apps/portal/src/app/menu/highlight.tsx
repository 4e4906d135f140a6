import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { useTranslations } from 'use-intl';
import { isUnseen, useNewest } from '../../lib/highlights.ts';
import { hrefTo, type RoutePath } from '../../lib/navigation/paths.ts';
import type { MenuEntry } from '../../skins/skin.ts';
import styles from './highlight.module.css';

/** Marks the menu entry that leads to new entries by staff, until it is opened. */
export function highlighted(entries: readonly MenuEntry[], current: RoutePath | null): readonly MenuEntry[] {
  if (current === '/preview') return entries;
  return entries.map((entry) => (entry.href === hrefTo('/preview') ? { ...entry, mark: <Highlight /> } : entry));
}

function Highlight() {
  const t = useTranslations('shell');
  const newest = useNewest();
  if (newest === null || !isUnseen(newest)) return null;
  return (
    <>
      {' '}
      <span className={styles.mark}>
        <VisuallyHidden>{t('isNew')}</VisuallyHidden>
      </span>
    </>
  );
}
