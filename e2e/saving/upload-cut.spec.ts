import { randomFrom } from '@portico/form-engine/testing/random';
import { fileBox } from '../support/question.ts';
import { openNotebook } from './support/notebook-page.ts';
import { scanOf } from './support/papers.ts';
import { expect, test } from './support/site.ts';

const megabyte = 1_048_576;
const pieces = /^PATCH \/(enroll\/)?v1\/public\/upload\/resumable\//;

test('a large file on a slow road that breaks again and again arrives whole', async ({ site, device, person }) => {
  const { road } = site;
  const random = randomFrom(5);
  const scan = scanOf('transcript.pdf', 8 * megabyte);
  const tab = await openNotebook(device, person, 'papers');
  road.add({ fault: { kind: 'throttle', bytesPerSecond: 6 * megabyte }, where: pieces });
  for (let cuts = 0; cuts < 3; cuts += 1) {
    road.add({ fault: { kind: 'cutRequest', afterBytes: 1 + random.number(2 * megabyte) }, where: pieces, times: 1 });
  }
  await tab.page.getByLabel('Scans').and(fileBox(tab.page)).setInputFiles(scan);
  await tab.write('Epsilon', 'typed meanwhile');
  await expect(tab.page.getByRole('link', { name: 'transcript.pdf' })).toBeVisible();
  await tab.saved();

  const sent = road.exchanges().filter(({ method, path }) => pieces.test(`${method} ${path}`));
  expect(sent.filter(({ fate }) => fate === 'cut')).toHaveLength(3);
  expect(sent.reduce((sum, { requestBytes }) => sum + requestBytes, 0)).toBeLessThan(16 * megabyte);
  const { save_field } = await person.filed('papers');
  expect(save_field.normal['epsilon']).toBe('typed meanwhile');
  const href = (await tab.page.getByRole('link', { name: 'transcript.pdf' }).getAttribute('href')) ?? '';
  const stored = await device.request.get(new URL(href, road.url).href);
  expect(Buffer.compare(await stored.body(), scan.buffer)).toBe(0);
  expect(JSON.stringify(save_field.normal['scans']).match(/transcript\.pdf/g)).toHaveLength(1);
});
