import { isImageName } from '@portico/form-engine/patterns/upload-types';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { UploadIcon } from '../../../shared/files/list/icons.tsx';
import pick from '../../../shared/files/list/pick-area.module.css';
import { box, drawPicture } from '../canvas/draw-on.ts';
import { pngOf } from '../canvas/png-of.ts';
import styles from '../signature-dialog.module.css';
import type { WayProps } from './way.ts';

/** Uploading a picture of a signature. */
export function PictureWay({ ref, onTouched }: WayProps) {
  const t = useTranslations('fields.capture');
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'none' | 'shown' | 'unreadable'>('none');
  useImperativeHandle(ref, () => ({
    png: () => (canvas.current === null || state !== 'shown' ? Promise.resolve(null) : pngOf(canvas.current)),
  }));
  const show = async (file: File) => {
    onTouched();
    const picture = isImageName(file.name) ? await createImageBitmap(file).catch(() => null) : null;
    if (picture === null || canvas.current === null) return setState('unreadable');
    drawPicture(canvas.current, picture);
    picture.close();
    setState('shown');
  };
  return (
    <>
      <p id={`${id}-lead`} className={styles.lead}>
        {t('signature.uploadLead')}
      </p>
      <div className={pick.compact}>
        <input
          type="file"
          id={id}
          className={pick.unseen}
          accept="image/png,image/jpeg"
          aria-describedby={`${id}-lead`}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void show(file);
            event.target.value = '';
          }}
        />
        <label htmlFor={id} className={pick.choose}>
          <UploadIcon />
          {t('signature.choose')}
        </label>
      </div>
      {state === 'unreadable' ? (
        <p className={styles.problem} role="alert">
          {t('signature.unreadable')}
        </p>
      ) : null}
      <canvas
        ref={canvas}
        className={styles.shown}
        width={box.width}
        height={box.height}
        role="img"
        aria-label={t('signature.uploaded')}
        hidden={state !== 'shown'}
      />
    </>
  );
}
