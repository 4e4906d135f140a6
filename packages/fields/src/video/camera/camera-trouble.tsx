import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import type { CameraState } from './use-camera.ts';
import { useWords } from '../../use-words.ts';
import { cameraWords } from './camera-words.ts';

interface CameraTroubleProps {
  readonly state: CameraState;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** spec 8: a camera that does not open is said in a dialog of its own, with a tip and a way to close. */
export function CameraTrouble({ state, onRetry, onClose }: CameraTroubleProps) {
  const t = useWords(cameraWords);
  if (state !== 'failed' && state !== 'absent') return null;
  const absent = state === 'absent';
  return (
    <ConfirmDialog
      open
      title={t(absent ? 'absent' : 'failedTitle')}
      texts={{ confirm: t('tryAgain'), cancel: t('close'), close: t('close') }}
      onConfirm={onRetry}
      onCancel={onClose}
    >
      <p>{t(absent ? 'absentTip' : 'failed')}</p>
    </ConfirmDialog>
  );
}
