import type { StaffChange } from '@portico/form-engine/preview/preview-content';
import { EditIcon } from '@portico/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './blocks.module.css';
import { moment } from './moment.ts';

interface ChangeNoteProps {
  readonly change: StaffChange;
  readonly timeZone: string;
}

/** Says who of the staff changed an answer after submission, and when. */
export function ChangeNote({ change: { by, at }, timeZone }: ChangeNoteProps) {
  const t = useTranslations('preview');
  const time = useFormatter().dateTime(at, { ...moment, timeZone });
  return (
    <p className={styles.note}>
      <EditIcon size={14} />
      <span>{t('changed', { name: by, time })}</span>
    </p>
  );
}
