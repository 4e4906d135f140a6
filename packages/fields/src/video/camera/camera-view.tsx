import { Spinner } from '@portico/ui/spinner';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import styles from './camera-dialog.module.css';
import { clockText } from './recording/clock-text.ts';
import { frame } from './frame.ts';
import { RecordedVideo } from './recording/recorded-video.tsx';
import type { Camera } from './use-camera.ts';
import type { Recorder } from './recording/use-recorder.ts';

interface CameraViewProps {
  readonly camera: Camera;
  readonly recorder: Recorder;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly seconds: number | null;
  /** Whether the recording shows instead of the camera. */
  readonly watching: boolean;
}

/** The picture of the camera, or the recording. */
export function CameraView({ camera, recorder, canvas, seconds, watching }: CameraViewProps) {
  const t = useTranslations('fields.capture');
  const { recorded, running, elapsed } = recorder;
  const time = clockText(seconds === null ? elapsed : seconds - elapsed);
  return (
    <>
      <div className={styles.stage}>
        <canvas
          ref={canvas}
          className={styles.picture}
          width={frame.width}
          height={frame.height}
          role="img"
          aria-label={t('video.picture')}
          hidden={watching && recorded !== null}
        />
        {watching && recorded !== null ? <RecordedVideo recorded={recorded} /> : null}
        {camera.state === 'opening' ? (
          <p className={styles.over}>
            <Spinner />
            {t('video.opening')}
          </p>
        ) : null}
        {running ? (
          <p className={styles.time} role="timer">
            <span className={styles.light} aria-hidden="true" />
            {t(seconds === null ? 'video.elapsed' : 'video.remaining', { time })}
          </p>
        ) : null}
      </div>
      <p className={styles.state} role="status">
        {running ? t('video.recording') : recorded === null ? '' : t('video.stopped')}
      </p>
    </>
  );
}
