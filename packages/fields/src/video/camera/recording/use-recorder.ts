import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { recordCanvas, type Recording } from './record-canvas.ts';

export interface Recorder {
  readonly running: boolean;
  /** Whole seconds since the start. */
  readonly elapsed: number;
  readonly recorded: Blob | null;
  readonly start: (stream: MediaStream) => void;
  readonly stop: () => void;
}

/** Records from start to stop, or until the maximum length. */
export function useRecorder(canvas: RefObject<HTMLCanvasElement | null>, seconds: number | null): Recorder {
  const [began, setBegan] = useState<number | null>(null);
  const [elapsed, setElapsed] = useState(0);
  const [recorded, setRecorded] = useState<Blob | null>(null);
  const recording = useRef<Recording | null>(null);

  const stop = useCallback(() => {
    const current = recording.current;
    recording.current = null;
    setBegan(null);
    void current?.stop().then((blob) => setRecorded(blob.size > 0 ? blob : null));
  }, []);

  useEffect(() => {
    if (began === null) return undefined;
    // spec 9: the timer ticks every second
    const ticking = setInterval(() => {
      const passed = Math.floor((performance.now() - began) / 1000);
      setElapsed(passed);
      if (seconds !== null && passed >= seconds) stop();
    }, 1000);
    return () => clearInterval(ticking);
  }, [began, seconds, stop]);

  useEffect(
    () => () => {
      recording.current?.discard();
      recording.current = null;
    },
    [],
  );

  return {
    running: began !== null,
    elapsed,
    recorded,
    start: (stream) => {
      if (canvas.current === null || recording.current !== null) return;
      recording.current = recordCanvas(canvas.current, stream);
      setRecorded(null);
      setElapsed(0);
      setBegan(performance.now());
    },
    stop,
  };
}
