import { recordingType } from './recording-type.ts';

export interface Recording {
  /** Stops and returns the recording. */
  readonly stop: () => Promise<Blob>;
  /** Stops and discards the recording. */
  readonly discard: () => void;
}

const framesPerSecond = 30;

/** Records the canvas, with the sound of the camera's stream. */
export function recordCanvas(canvas: HTMLCanvasElement, stream: MediaStream): Recording {
  const pictures = canvas.captureStream(framesPerSecond);
  for (const track of stream.getAudioTracks()) pictures.addTrack(track.clone());
  const mimeType = recordingType((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(pictures, mimeType === '' ? {} : { mimeType });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) pieces.push(data);
  });
  recorder.start(1000);

  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const release = () => {
    for (const track of pictures.getTracks()) track.stop();
  };
  return {
    stop: () =>
      new Promise((resolve) => {
        const finish = () => {
          release();
          resolve(new Blob(pieces, { type: recorder.mimeType }));
        };
        if (recorder.state === 'inactive') finish();
        else recorder.addEventListener('stop', finish, { once: true });
        end();
      }),
    discard: () => {
      end();
      release();
    },
  };
}
