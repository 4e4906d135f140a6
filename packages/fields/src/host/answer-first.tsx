import { useTranslations } from 'use-intl';
import styles from './field-host.module.css';

/** Why a choice offers nothing yet: another question decides what it offers. */
export function AnswerFirst({ id, question }: { readonly id: string; readonly question: string }) {
  const t = useTranslations('fields.choices');
  return (
    <p id={id} className={styles.tips}>
      {t('answerFirst', { field: question })}
    </p>
  );
}
