import { EmptyState } from '@portico/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './error-frame.module.css';

/** An error page: the status in small print, the message as a heading, and one action. */
export function ErrorFrame(props: { readonly status: number; readonly message: string; readonly action?: ReactNode }) {
  const t = useTranslations('portal.failure');
  return (
    <div className={styles.frame}>
      <EmptyState
        level={1}
        title={props.message}
        text={t('code', { status: String(props.status) })}
        action={props.action}
      />
    </div>
  );
}
