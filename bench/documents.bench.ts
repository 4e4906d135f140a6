import { setTimeout as pause } from 'node:timers/promises';
import { openDocuments } from '../apps/server/src/platform/documents/open-documents.ts';
import { readPdf } from '../apps/server/src/platform/documents/testing/read-pdf.ts';
import { type Benchmark, median } from './support/benchmark.ts';
import { tenPages } from './documents/ten-pages.ts';

const warmUps = 5;
const documents = 15;
const limitMs = 500;

/**
 * The CPU time of this process, with all its threads, for one application as PDF: from the answers to the bytes. Each
 * is of another applicant. With the machine's fonts, and with only our own.
 */
export const benchmark: Benchmark = async () => [await measure('system'), await measure('off')];

async function measure(fonts: string) {
  const opened = openDocuments(fonts);
  const used: number[] = [];
  let pages = 0;
  for (let number = 0; number < warmUps + documents; number += 1) {
    const before = process.cpuUsage();
    const pdf = await opened.makeDocument('application', await tenPages(number));
    // Until other threads have finished, too.
    await pause(20);
    const { user, system } = process.cpuUsage(before);
    if (number >= warmUps) used.push((user + system) / 1_000);
    if (number === 0) ({ length: pages } = (await readPdf(pdf)).pages);
  }
  await opened.close();
  if (pages < 10) throw new Error(`The document has ${pages} pages: too few to be measured`);
  return {
    name: `application as PDF, ${pages} pages, fonts ${fonts}, CPU / the limit`,
    unit: 'ms',
    measured: median(used),
    peer: limitMs,
    limit: 1,
  };
}
