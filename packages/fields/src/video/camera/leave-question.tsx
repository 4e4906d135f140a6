import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { useTranslations } from 'use-intl';

interface LeaveQuestionProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** A recording that was not sent is lost with the dialog. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  const t = useTranslations('fields.capture');
  return (
    <ConfirmDialog
      open
      danger
      title={t('video.leaveTitle')}
      texts={{ confirm: t('video.discard'), cancel: t('video.keep') }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{t('video.leave')}</p>
    </ConfirmDialog>
  );
}
