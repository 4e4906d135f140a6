import { Dialog } from '@portico/ui/dialog';
import { Notice } from '@portico/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFieldServices } from '../../field-services.ts';
import { useUnsavedGuard } from '../../shared/control/use-unsaved-guard.ts';
import { captureName } from '../../shared/files/capture-name.ts';
import styles from './camera-dialog.module.css';
import { CameraButtons } from './camera-buttons.tsx';
import { CameraTrouble } from './camera-trouble.tsx';
import { CameraView } from './camera-view.tsx';
import { clockText } from './recording/clock-text.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { extensionOfType } from './recording/recording-type.ts';
import { useCamera } from './use-camera.ts';
import { useRecorder } from './recording/use-recorder.ts';

interface CameraDialogProps {
  /** The maximum length of a recording; null for none. */
  readonly seconds: number | null;
  readonly onRecorded: (file: File) => void;
  readonly onClose: () => void;
}

type Reminder = 'none' | 'missing';

// spec 9: camera dialog 40rem
const dialogWidth = 640;

/** Opens the camera, records, shows the recording, and passes it on. */
export function CameraDialog({ seconds, onRecorded, onClose }: CameraDialogProps) {
  const t = useTranslations('fields.capture');
  const { now, personName } = useFieldServices();
  const canvas = useRef<HTMLCanvasElement>(null);
  const camera = useCamera(canvas);
  const recorder = useRecorder(canvas, seconds);
  const [watching, setWatching] = useState(false);
  const [reminder, setReminder] = useState<Reminder | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { recorded, running } = recorder;
  const unsent = recorded !== null || running;
  useUnsavedGuard(unsent, 'lost');
  const { stop } = recorder;
  // A camera that disconnects ends the recording; what was recorded so far is kept.
  useEffect(() => {
    if (running && camera.stream === null) stop();
  }, [running, camera.stream, stop]);

  const start = () => {
    setWatching(false);
    setReminder(camera.stream === null ? 'missing' : null);
    if (camera.stream !== null) recorder.start(camera.stream);
  };
  const withRecording = (use: (blob: Blob) => void) => () => {
    setReminder(recorded === null ? 'none' : null);
    if (recorded !== null) use(recorded);
  };
  const upload = (blob: Blob) => {
    const name = captureName(personName, now(), 'video', extensionOfType(blob.type));
    onRecorded(new File([blob], name, { type: blob.type }));
  };
  return (
    <>
      <Dialog open width={dialogWidth} title={t('video.title')} onClose={() => (unsent ? setLeaving(true) : onClose())}>
        <div className={styles.camera}>
          <p className={styles.lead}>
            {t('video.lead')} {seconds === null ? null : t('video.limit', { time: clockText(seconds) })}
          </p>
          <CameraView camera={camera} recorder={recorder} canvas={canvas} seconds={seconds} watching={watching} />
          {reminder === null ? null : <Notice kind="warning">{t(`video.${reminder}`)}</Notice>}
          <CameraButtons
            canOpen={camera.stream === null && camera.state !== 'opening'}
            running={running}
            hasRecording={recorded !== null}
            onOpen={camera.open}
            onStart={start}
            onStop={stop}
            onPreview={withRecording(() => setWatching(true))}
            onUpload={withRecording(upload)}
          />
        </div>
      </Dialog>
      <CameraTrouble
        state={camera.state}
        onRetry={camera.open}
        onClose={camera.state === 'absent' ? onClose : camera.acknowledge}
      />
      {leaving ? <LeaveQuestion onLeave={onClose} onStay={() => setLeaving(false)} /> : null}
    </>
  );
}
