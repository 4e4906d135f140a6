import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InputProps } from '../field-parts.ts';
import { FileList } from '../shared/files/file-list-input.tsx';
import { leavesControl } from '../shared/files/leaves-control.ts';
import { VideoIcon } from '../shared/files/list/icons.tsx';
import { answerOf, filesOf } from '../shared/files/stored-files.ts';
import styles from './input.module.css';
import { longestRecording, videoField } from './video-rules.ts';

const CameraDialog = lazy(() =>
  import('./camera/camera-dialog.tsx').then((chunk) => ({ default: chunk.CameraDialog })),
);

export function VideoInput({ field, answer, onChange, onLeave, control, language }: InputProps) {
  return (
    <div onBlur={(event) => leavesControl(event) && onLeave()}>
      <FileList
        field={videoField(field)}
        files={filesOf(answer)}
        onChange={(files) => onChange(answerOf(files))}
        language={language}
        controlId={control.id}
        labelledBy={control['aria-labelledby']}
        describedBy={control['aria-describedby']}
        invalid={control['aria-invalid'] === true}
        required={control['aria-required'] === true}
        renderOtherWay={(send) => <Recorder seconds={longestRecording(field)} onRecorded={send} />}
      />
    </div>
  );
}

interface RecorderProps {
  readonly seconds: number | null;
  readonly onRecorded: (file: File) => void;
}

function Recorder({ seconds, onRecorded }: RecorderProps) {
  const t = useTranslations('fields.capture');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.record} onClick={() => setOpen(true)}>
        <VideoIcon />
        {t('video.record')}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <CameraDialog
            seconds={seconds}
            onClose={() => setOpen(false)}
            onRecorded={(file) => {
              setOpen(false);
              onRecorded(file);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
