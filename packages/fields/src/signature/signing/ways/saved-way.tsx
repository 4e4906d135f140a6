import { useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from '../signature-dialog.module.css';
import type { WayProps } from './way.ts';

/** Signing with the signature that was stored earlier. */
export function SavedWay({ ref, picture }: Pick<WayProps, 'ref'> & { readonly picture: Blob }) {
  const t = useTranslations('fields.capture');
  const image = useRef<HTMLImageElement>(null);
  useImperativeHandle(ref, () => ({ png: () => Promise.resolve(picture) }));
  useEffect(() => {
    if (image.current === null) return undefined;
    const address = URL.createObjectURL(picture);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return (
    <>
      <p className={styles.lead}>{t('signature.savedLead')}</p>
      <img ref={image} className={styles.saved} alt={t('signature.savedPicture')} />
    </>
  );
}
