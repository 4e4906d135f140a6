import { useCallback, useState } from 'react';
import { Dialog } from '../overlay/dialog.tsx';
import { NextIcon, PreviousIcon } from './picture/viewer-icons.tsx';
import styles from './image-viewer.module.css';
import { usePagingKeys } from './picture/picture-keys.ts';
import type { Picture } from './picture/picture.ts';
import type { PictureWords } from './picture/picture-words.ts';
import { TurnablePicture } from './picture/turnable-picture.tsx';

export interface ImageViewerProps {
  readonly pictures: readonly Picture[];
  /** The index of the first picture to show. */
  readonly index?: number;
  /** The minimum size in percent; spec 9: 60 for pictures in a table. */
  readonly smallest?: number;
  readonly words: PictureWords;
  readonly onClose: () => void;
}

/** One or several pictures in a dialog: zoom, rotate, move, page through. */
export function ImageViewer({ pictures, index = 0, smallest, words, onClose }: ImageViewerProps) {
  const [current, setCurrent] = useState(index);
  const count = pictures.length;
  const leaf = useCallback((by: number) => setCurrent((before) => (before + by + count) % count), [count]);
  usePagingKeys(count > 1, leaf);
  const picture = pictures[current];
  if (picture === undefined) return null;
  return (
    <Dialog open title={picture.name} closeLabel={words.close} onClose={onClose} width={600}>
      <TurnablePicture
        key={`${current} ${picture.address}`}
        picture={picture}
        words={words.image}
        {...(smallest === undefined ? {} : { smallest })}
      >
        {count > 1 ? (
          <>
            <button
              type="button"
              className={styles.previous}
              aria-label={words.image.previous}
              onClick={() => leaf(-1)}
            >
              <PreviousIcon size={24} />
            </button>
            <button type="button" className={styles.next} aria-label={words.image.next} onClick={() => leaf(1)}>
              <NextIcon size={24} />
            </button>
            <p className={styles.place} role="status">
              {current + 1} / {count}
            </p>
          </>
        ) : null}
      </TurnablePicture>
    </Dialog>
  );
}
