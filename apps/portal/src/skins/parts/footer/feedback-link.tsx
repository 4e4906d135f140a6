import { MessageIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import styles from './feedback-link.module.css';

/** Spec 2: the side link to feedback, at the edge of the window. */
export function FeedbackLink({ href }: { readonly href: string | null }) {
  const t = useTranslations('shell');
  if (href === null) return null;
  return (
    <a className={styles.side} href={href} title={t('feedback')} data-no-print>
      <MessageIcon />
      <span>{t('feedback')}</span>
    </a>
  );
}
