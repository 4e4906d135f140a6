import type { FieldServices } from '@portico/fields/field-services';
import { UploadFailure } from '@portico/fields/field-services';
import { now } from '../../lib/clock.ts';
import { projectDiallingCode } from '../sheet/project-dialling-code.ts';
import { registerUnsaved } from '../leaving/unsaved.ts';
import { addressOfKept, keepFile } from './kept-files.ts';

const pieceSize = 262_144;

/** Files stay in this browser: they are read once, so that an unreadable one is noticed, and shown from memory. */
export function trialServices(today: string, unreadable: string): FieldServices {
  return {
    async upload(file, _field, { onProgress, signal }) {
      for (let read = 0; read < file.size; read += pieceSize) {
        signal.throwIfAborted();
        await file
          .slice(read, read + pieceSize)
          .arrayBuffer()
          .catch(() => {
            throw new UploadFailure(unreadable);
          });
        onProgress(Math.min(1, (read + pieceSize) / file.size));
      }
      return keepFile(file);
    },
    addressOf: (file) => addressOfKept(file) ?? file.url,
    today: () => today,
    now,
    personName: '',
    diallingCode: projectDiallingCode(),
    registerUnsaved,
  };
}
