import { useEffect, useRef, useState } from 'react';
import type { Puzzle } from './solve-puzzle.ts';

/** The way without eyes: the browser works instead. */
export function usePuzzle() {
  const [progress, setProgress] = useState<number | null>(null);
  const [work, setWork] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
    setWork(null);
  };
  useEffect(() => () => running.current?.abort(), []);

  const solve = (puzzle: Puzzle) => {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    import('./solve-puzzle.ts')
      .then(({ solvePuzzle }) => solvePuzzle(puzzle, { signal: controller.signal, onProgress: setProgress }))
      .then((number) => {
        if (controller.signal.aborted) return;
        setProgress(null);
        setWork(number);
      })
      .catch(() => {
        // Given up, or its chunk is out of reach: the picture is still there.
        if (running.current === controller) setProgress(null);
      });
  };
  return { progress, work, solve, cancel };
}
