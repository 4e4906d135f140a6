import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { useWords } from '../../use-words.ts';
import { cameraWords } from './camera-words.ts';

interface LeaveQuestionProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** A recording that was not sent is lost with the dialog. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  const t = useWords(cameraWords);
  return (
    <ConfirmDialog
      open
      danger
      title={t('leaveTitle')}
      texts={{ confirm: t('discard'), cancel: t('keep'), close: t('close') }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{t('leave')}</p>
    </ConfirmDialog>
  );
}
