import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Notice } from '../../feedback/notice.tsx';
import { Spinner } from '../../feedback/spinner.tsx';
import styles from '../image-viewer.module.css';
import type { Picture } from './picture.ts';
import { usePictureKeys } from './picture-keys.ts';
import { PictureTools } from './picture-tools.tsx';
import { keepInSight, openedView, type PictureMove, type PictureView, stepView } from './picture-view.ts';
import type { PictureWords } from './picture-words.ts';
import { usePictureGestures } from './use-picture-gestures.ts';

interface TurnablePictureProps {
  readonly picture: Picture;
  readonly smallest?: number;
  readonly words: PictureWords['image'];
  /** What is shown over the stage. */
  readonly children: ReactNode;
}

/** The stage with a picture, and the tools below. */
export function TurnablePicture({ picture, smallest, words, children }: TurnablePictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [view, setView] = useState(() => openedView(smallest));
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);

  const change = useCallback((next: PictureView | ((before: PictureView) => PictureView)) => {
    setView((before) => inSight(typeof next === 'function' ? next(before) : next, image.current, stage.current));
  }, []);
  const onMove = useCallback(
    (move: PictureMove) => change((before) => stepView(before, move, smallest)),
    [change, smallest],
  );
  usePictureGestures(stage, change, smallest);
  usePictureKeys(onMove);

  return (
    <>
      <div className={styles.frame}>
        <div ref={stage} className={styles.stage} role="group" aria-label={words.stage} data-state={state}>
          {state === 'failed' ? null : (
            <img
              ref={image}
              className={styles.picture}
              src={picture.address}
              alt={picture.name}
              draggable={false}
              style={{ width: `${view.percent}%`, transform: transformOf(view) }}
              onLoad={() => setState('shown')}
              onError={() => setState('failed')}
            />
          )}
          {state === 'loading' ? <Spinner label={words.loading} /> : null}
          {state === 'failed' ? <Notice kind="error">{words.failed}</Notice> : null}
        </div>
        {children}
      </div>
      <PictureTools view={view} words={words} onMove={onMove} {...(smallest === undefined ? {} : { smallest })} />
    </>
  );
}

function transformOf({ x, y, degrees }: PictureView): string {
  return `translate(${x}px, ${y}px) rotate(${degrees}deg)`;
}

function inSight(view: PictureView, image: HTMLImageElement | null, stage: HTMLElement | null): PictureView {
  if (image === null || stage === null || image.naturalWidth === 0) return view;
  const width = (stage.clientWidth * view.percent) / 100;
  const height = (width * image.naturalHeight) / image.naturalWidth;
  return keepInSight(view, { width, height }, { width: stage.clientWidth, height: stage.clientHeight });
}
