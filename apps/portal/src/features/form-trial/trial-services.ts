import type { FieldServices } from '@portico/fields/field-services';
import { UploadFailure } from '@portico/fields/field-services';
import { now } from '../../lib/clock.ts';
import { projectDiallingCode } from '../../parts/sheet/project-dialling-code.ts';
import { registerUnsaved } from '../../parts/leaving/unsaved.ts';

const pieceSize = 262_144;

/** Files stay in this browser: they are read once, so that an unreadable one is noticed, and shown from memory. */
export function trialServices(today: string, unreadable: string): FieldServices {
  // An answer must not contain a blob URL, since others would follow it as a link: it contains a name, looked up here.
  const addresses = new Map<string, string>();
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
      const address = URL.createObjectURL(file);
      const uid = address.slice(address.lastIndexOf('/') + 1);
      addresses.set(uid, address);
      return { uid, name: file.name, url: uid, size: file.size };
    },
    addressOf: ({ uid, url }) => addresses.get(uid) ?? url,
    today: () => today,
    now,
    personName: '',
    diallingCode: projectDiallingCode(),
    registerUnsaved,
  };
}
