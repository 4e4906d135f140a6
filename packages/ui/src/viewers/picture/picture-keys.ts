import { useEffect } from 'react';
import type { PictureMove } from './picture-view.ts';

const moves: Readonly<Record<string, PictureMove>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  r: 'rotateRight',
  R: 'rotateLeft',
  ArrowLeft: 'moveLeft',
  ArrowRight: 'moveRight',
  ArrowUp: 'moveUp',
  ArrowDown: 'moveDown',
  '0': 'reset',
};

/** The keys of an open picture, wherever in its dialog the focus is. */
export function usePictureKeys(onMove: (move: PictureMove) => void): void {
  useKeys((key) => {
    const move = moves[key];
    if (move !== undefined) onMove(move);
    return move !== undefined;
  });
}

export function usePagingKeys(several: boolean, leaf: (by: number) => void): void {
  useKeys((key) => {
    if (!several || (key !== 'PageUp' && key !== 'PageDown')) return false;
    leaf(key === 'PageDown' ? 1 : -1);
    return true;
  });
}

/** The dialog is modal: every key pressed while it is open is meant for it. */
function useKeys(take: (key: string) => boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (take(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [take]);
}
