import { Button } from '@portico/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './admin-edit.module.css';

interface AdminEditBarProps {
  readonly staff: string;
  readonly applicant: string;
  /** The server no longer knows the session. */
  readonly isOver: boolean;
  readonly onEnd: () => void;
}

/** Stays on screen while staff edit somebody's form, so that nobody forgets whose form it is. */
export function AdminEditBar({ staff, applicant, isOver, onEnd }: AdminEditBarProps) {
  const t = useTranslations('adminEdit');
  const bar = useRef<HTMLElement>(null);
  useEffect(() => reserveRoomFor(bar.current), []);
  return (
    <section ref={bar} className={styles.bar} aria-label={t('label')} data-no-print>
      <div className={styles.inner}>
        <p className={styles.words}>
          <strong>{t('label')}</strong>
          <span>{isOver ? t('ended.title') : t('lead', { staff, applicant })}</span>
        </p>
        <Button onClick={onEnd}>{t(isOver ? 'toConsole' : 'end')}</Button>
      </div>
    </section>
  );
}

/** Tells the page the height of this bar, so that nothing else at the bottom is hidden behind it. */
function reserveRoomFor(bar: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  const publishHeight = () => style.setProperty('--page-foot', `${bar?.offsetHeight ?? 0}px`);
  const watch = 'ResizeObserver' in globalThis && bar !== null ? new ResizeObserver(publishHeight) : null;
  if (bar !== null) watch?.observe(bar);
  publishHeight();
  return () => {
    watch?.disconnect();
    style.removeProperty('--page-foot');
  };
}
