import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { useTranslations } from 'use-intl';
import type { CameraState } from './use-camera.ts';

interface CameraTroubleProps {
  readonly state: CameraState;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** spec 8: a camera that does not open is reported in a separate dialog, with a tip and a close button. */
export function CameraTrouble({ state, onRetry, onClose }: CameraTroubleProps) {
  const t = useTranslations('fields.capture');
  if (state !== 'failed' && state !== 'absent') return null;
  const absent = state === 'absent';
  return (
    <ConfirmDialog
      open
      title={t(absent ? 'video.absent' : 'video.failedTitle')}
      texts={{ confirm: t('video.tryAgain'), cancel: t('close') }}
      onConfirm={onRetry}
      onCancel={onClose}
    >
      <p>{t(absent ? 'video.absentTip' : 'video.failed')}</p>
    </ConfirmDialog>
  );
}
