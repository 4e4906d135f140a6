import type { ReactNode } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../../icons/icons.tsx';
import styles from '../image-viewer.module.css';
import { canZoomIn, canZoomOut, type PictureMove, type PictureView } from './picture-view.ts';
import type { PictureWords } from './picture-words.ts';
import { ResetIcon, RotateLeftIcon, RotateRightIcon, ZoomInIcon, ZoomOutIcon } from './viewer-icons.tsx';

interface PictureToolsProps {
  readonly view: PictureView;
  readonly smallest?: number;
  readonly words: PictureWords['image'];
  readonly onMove: (move: PictureMove) => void;
}

/** The buttons under a picture. One at its limit stays focusable and says so. */
export function PictureTools({ view, smallest, words, onMove }: PictureToolsProps) {
  const tool = (move: ToolMove, icon: ReactNode, enabled = true) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={words[move]}
      title={words[move]}
      aria-disabled={enabled ? undefined : true}
      onClick={() => onMove(move)}
    >
      {icon}
    </button>
  );
  return (
    <div className={styles.tools} role="toolbar" aria-label={words.tools}>
      <span className={styles.toolGroup}>
        {tool('zoomOut', <ZoomOutIcon />, canZoomOut(view, smallest))}
        <output className={styles.percent}>{Math.round(view.percent)}%</output>
        {tool('zoomIn', <ZoomInIcon />, canZoomIn(view))}
      </span>
      <span className={styles.toolGroup}>
        {tool('rotateLeft', <RotateLeftIcon />)}
        {tool('rotateRight', <RotateRightIcon />)}
      </span>
      <span className={styles.toolGroup}>
        {tool('moveLeft', <ArrowLeftIcon />)}
        {tool('moveRight', <ArrowRightIcon />)}
      </span>
      {tool('reset', <ResetIcon />)}
    </div>
  );
}

type ToolMove = Exclude<PictureMove, 'moveUp' | 'moveDown'>;
