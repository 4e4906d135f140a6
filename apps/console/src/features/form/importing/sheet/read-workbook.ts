import { Unreadable } from '../unreadable.ts';
import type { Workbook } from './sheet-rows.ts';

const patienceMs = 20_000;

/** The cells of a workbook, read apart from the page and given up if that takes too long. */
export async function readWorkbook(file: Blob): Promise<Workbook> {
  const content = await file.arrayBuffer();
  const worker = new Worker(new URL('./read-workbook.worker.ts', import.meta.url), { type: 'module' });
  try {
    const sheets = await new Promise<Workbook['sheets'] | null>((resolve, reject) => {
      setTimeout(() => resolve(null), patienceMs);
      worker.addEventListener('message', ({ data }: MessageEvent<Workbook['sheets'] | null>) => resolve(data));
      worker.addEventListener('error', reject);
      worker.postMessage(content, [content]);
    });
    if (sheets === null) throw new Unreadable('noSheet');
    return { sheets };
  } finally {
    worker.terminate();
  }
}
