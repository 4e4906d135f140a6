import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { cropOf, frame } from './frame.ts';
import { closeCamera, mediaDevices, openCamera } from './open-camera.ts';

/** `closed`: it failed, and the person has closed the message. */
export type CameraState = 'opening' | 'open' | 'failed' | 'absent' | 'closed';

export interface Camera {
  readonly state: CameraState;
  readonly stream: MediaStream | null;
  readonly open: () => void;
  /** The person has read that it failed. */
  readonly acknowledge: () => void;
}

/** The camera while its dialog is open, drawn to the canvas in the size of the recording. */
export function useCamera(canvas: RefObject<HTMLCanvasElement | null>): Camera {
  const [state, setState] = useState<CameraState>(() => (mediaDevices() === undefined ? 'absent' : 'opening'));
  const [stream, setStream] = useState<MediaStream | null>(null);
  const isUnmounted = useRef(false);

  const connect = useCallback(() => {
    const devices = mediaDevices();
    if (devices === undefined) return;
    openCamera(devices)
      .then((opened) => {
        if (isUnmounted.current) return closeCamera(opened);
        setStream(opened);
        setState('open');
      })
      .catch(() => setState('failed'));
  }, []);

  useEffect(() => {
    isUnmounted.current = false;
    connect();
    return () => {
      isUnmounted.current = true;
    };
  }, [connect]);

  useEffect(() => {
    if (stream === null) return undefined;
    const stopDrawing = draw(stream, canvas);
    // The cable was pulled, or the permission withdrawn.
    const lose = () => {
      setStream(null);
      setState('failed');
    };
    for (const track of stream.getVideoTracks()) track.addEventListener('ended', lose);
    return () => {
      for (const track of stream.getVideoTracks()) track.removeEventListener('ended', lose);
      stopDrawing();
      closeCamera(stream);
    };
  }, [stream, canvas]);

  const open = () => {
    setState(mediaDevices() === undefined ? 'absent' : 'opening');
    connect();
  };
  return { state, stream, open, acknowledge: () => setState('closed') };
}

function draw(stream: MediaStream, canvas: RefObject<HTMLCanvasElement | null>): () => void {
  const source = document.createElement('video');
  source.muted = true;
  source.playsInline = true;
  source.srcObject = stream;
  void source.play().catch(() => undefined);
  let next = 0;
  const paint = () => {
    const pen = canvas.current?.getContext('2d');
    if (pen && source.videoWidth > 0) {
      const crop = cropOf(source.videoWidth, source.videoHeight);
      pen.drawImage(source, crop.x, crop.y, crop.width, crop.height, 0, 0, frame.width, frame.height);
    }
    next = requestAnimationFrame(paint);
  };
  paint();
  return () => {
    cancelAnimationFrame(next);
    source.srcObject = null;
  };
}
