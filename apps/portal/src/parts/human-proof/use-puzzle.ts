import { useEffect, useRef, useState } from 'react';
import type { Puzzle } from './solve-puzzle.ts';

/** The alternative for people who cannot see the picture: the browser solves a puzzle. */
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
        // Cancelled, or its chunk cannot be loaded: the picture is still there.
        if (running.current === controller) setProgress(null);
      });
  };
  return { progress, work, solve, cancel };
}
