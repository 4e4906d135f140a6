import { MessageIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import styles from './feedback-side-link.module.css';

/** Spec 2: the feedback link at the edge of the window. */
export function FeedbackSideLink({ href }: { readonly href: string }) {
  const t = useTranslations('shell');
  return (
    <a className={styles.side} href={href} title={t('feedback')} data-no-print>
      <MessageIcon />
      <span>{t('feedback')}</span>
    </a>
  );
}
