import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import type { Referee } from '../referees-query.ts';
import styles from '../referees.module.css';
import { useSending } from '../use-sending.ts';

interface RemindDialogProps {
  readonly referee: Referee;
  readonly name: string;
  readonly onClose: () => void;
}

/** The confirmation before a reminder is sent, which is possible once a day. */
export function RemindDialog({ referee, name, onClose }: RemindDialogProps) {
  const t = useTranslations('referees.send');
  const { send, busy, failure } = useSending();
  const confirm = async () => {
    if (await send(referee, {})) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('reminder')}
      texts={{ confirm: t('reminder') }}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        <p>{t('reminderQuestion', { name, email: referee.email })}</p>
        {failure === '' ? null : <Notice kind="error">{failure}</Notice>}
      </div>
    </ConfirmDialog>
  );
}
