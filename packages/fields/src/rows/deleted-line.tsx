import { Button } from '@portico/ui/button';
import { CloseIcon } from '@portico/ui/icons';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './repeatable-section.module.css';

interface DeletedLineProps {
  /** columnNumber of the deleted row. */
  readonly row: number;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Says what was deleted and offers to undo it; it stays until the person continues, so there is no hurry. */
export function DeletedLine({ row, onUndo, onClose }: DeletedLineProps) {
  const t = useTranslations('fields.rows');
  const undo = useRef<HTMLButtonElement>(null);
  // The delete button disappeared with its row.
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={styles.deleted} role="status">
      <span>{t('deleted', { row })}</span>
      <Button ref={undo} kind="quiet" onClick={onUndo}>
        {t('undo')}
      </Button>
      <button type="button" className={styles.dismiss} aria-label={t('close')} onClick={onClose}>
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
