import { useEffect, useImperativeHandle, useRef } from 'react';
import styles from '../signature-dialog.module.css';
import type { WayProps } from './way.ts';
import { useWords } from '../../../use-words.ts';
import { signingWords } from '../signing-words.ts';

/** Signing with the signature that was kept earlier. */
export function SavedWay({ ref, picture }: Pick<WayProps, 'ref'> & { readonly picture: Blob }) {
  const t = useWords(signingWords);
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
      <p className={styles.lead}>{t('savedLead')}</p>
      <img ref={image} className={styles.saved} alt={t('savedPicture')} />
    </>
  );
}
