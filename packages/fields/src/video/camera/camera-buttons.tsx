import { Button } from '@portico/ui/button';
import { useTranslations } from 'use-intl';
import styles from './camera-dialog.module.css';

interface CameraButtonsProps {
  readonly canOpen: boolean;
  readonly running: boolean;
  readonly hasRecording: boolean;
  readonly onOpen: () => void;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onPreview: () => void;
  readonly onUpload: () => void;
}

/** The possible next steps. No button is disabled: one that cannot be used yet says why. */
export function CameraButtons(props: CameraButtonsProps) {
  const { canOpen, running, hasRecording, onOpen, onStart, onStop, onPreview, onUpload } = props;
  const t = useTranslations('fields.capture');
  if (running)
    return (
      <div className={styles.buttons}>
        <Button kind="danger" onClick={onStop}>
          {t('video.stop')}
        </Button>
      </div>
    );
  return (
    <div className={styles.buttons}>
      {canOpen ? (
        <Button kind="secondary" onClick={onOpen}>
          {t('video.open')}
        </Button>
      ) : null}
      <Button kind={hasRecording ? 'secondary' : 'primary'} onClick={onStart}>
        {t(hasRecording ? 'video.again' : 'video.start')}
      </Button>
      <Button kind="secondary" onClick={onPreview}>
        {t('video.preview')}
      </Button>
      <Button kind={hasRecording ? 'primary' : 'secondary'} onClick={onUpload}>
        {t('video.upload')}
      </Button>
    </div>
  );
}
