import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from '../camera-dialog.module.css';

/** The recording, to watch before it is sent. */
export function RecordedVideo({ recorded }: { readonly recorded: Blob }) {
  const t = useTranslations('fields.capture');
  const player = useRef<HTMLVideoElement>(null);
  const [unplayable, setUnplayable] = useState(false);
  useEffect(() => {
    if (player.current === null) return undefined;
    const address = URL.createObjectURL(recorded);
    player.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [recorded]);
  if (unplayable)
    return (
      <p className={styles.over} role="alert">
        {t('video.unplayable')}
      </p>
    );
  return (
    // People need no captions for what they have just said themselves.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={player}
      className={styles.picture}
      controls
      playsInline
      autoPlay
      aria-label={t('video.recorded')}
      onError={() => setUnplayable(true)}
    />
  );
}
