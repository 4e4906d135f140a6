import { greySide, showsStroke } from '@portico/form-engine/patterns/signature-stroke';
import { Refused } from '../../refused.ts';
import { mostPixels, pixelsIn, type Waiting, workOnPicture } from './picture-work.ts';
import { PictureFailed, processPicture } from './picture-processes.ts';

interface Drawn extends Waiting {
  readonly head: Buffer;
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** Refuses a picture without a stroke, by the same rule as the signing dialog. */
export async function requireStroke({ head, open, ...waiting }: Drawn): Promise<void> {
  const pixels = await pixelsIn(head);
  const isDrawn = await workOnPicture(waiting, pixels, () => looksDrawn(open(), waiting.signal));
  if (!isDrawn) throw new Refused('signatureEmpty');
}

async function looksDrawn(source: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<boolean> {
  const task = { kind: 'grey', mostPixels, side: greySide } as const;
  const { pieces, width, height } = await processPicture(task, source, signal).catch((error: unknown) => {
    throw error instanceof PictureFailed ? new Refused('fileContent', { cause: error }) : error;
  });
  return showsStroke({ width, height, shades: Buffer.concat(pieces) });
}
