import { Button } from '@portico/ui/button';
import { useImperativeHandle, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { UndoIcon } from '../../../shared/files/list/icons.tsx';
import { pngOf } from '../canvas/png-of.ts';
import styles from '../signature-dialog.module.css';
import { useSignaturePad } from '../canvas/use-signature-pad.ts';
import type { WayProps } from './way.ts';

/** Signing by hand. */
export function DrawWay({ ref, onTouched }: WayProps) {
  const t = useTranslations('fields.capture');
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useSignaturePad(canvas, onTouched);
  useImperativeHandle(ref, () => ({
    png: () => (canvas.current === null || pad.isEmpty() ? Promise.resolve(null) : pngOf(canvas.current)),
  }));
  return (
    <>
      <p className={styles.lead}>{t('signature.drawLead')}</p>
      <div className={styles.room}>
        <canvas ref={canvas} className={styles.pad} role="img" aria-label={t('signature.pad')} />
      </div>
      <div className={styles.tools}>
        <Button kind="quiet" onClick={pad.undo}>
          <UndoIcon />
          {t('signature.undo')}
        </Button>
        <Button kind="quiet" onClick={pad.clear}>
          {t('signature.clear')}
        </Button>
      </div>
    </>
  );
}
