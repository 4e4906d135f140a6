import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import control from '../../../shared/control/control.module.css';
import { isEnterInLine } from '../../../shared/control/is-enter-in-line.ts';
import { box, drawName } from '../canvas/draw-on.ts';
import { pngOf } from '../canvas/png-of.ts';
import styles from '../signature-dialog.module.css';
import type { WayProps } from './way.ts';

/** Signing by typing one's name, for people who cannot draw here. */
export function TypeWay({ ref, onTouched, onEnter }: WayProps & { readonly onEnter: () => void }) {
  const t = useTranslations('fields.capture');
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [name, setName] = useState('');
  useEffect(() => {
    if (canvas.current !== null) drawName(canvas.current, name.trim());
  }, [name]);
  useImperativeHandle(ref, () => ({
    png: () => (canvas.current === null || name.trim() === '' ? Promise.resolve(null) : pngOf(canvas.current)),
  }));
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {t('signature.typeLabel')}
      </label>
      <input
        id={id}
        className={control.control}
        value={name}
        maxLength={100}
        autoComplete="name"
        onChange={(event) => {
          setName(event.target.value);
          onTouched();
        }}
        onKeyDown={(event) => {
          // The dialog is inside a form, which Enter would submit.
          if (!isEnterInLine(event)) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <canvas
        ref={canvas}
        className={styles.shown}
        width={box.width}
        height={box.height}
        role="img"
        aria-label={t('signature.typed')}
      />
    </>
  );
}
