import { Readable } from 'node:stream';
import { fileKey } from '../../platform/storage/object-keys.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { buildFile } from '../../testing/toys/toy-forms.ts';
import { buildRequest, enterByToyAddress, enterByToyLink } from '../../testing/toys/toy-requests.ts';
import { beginToySheet } from '../../testing/toys/toy-sheets.ts';
import { buildArriving } from './build-arriving.ts';
import type { Owner } from './owner.ts';

/** A letter in progress about somebody, an earlier withdrawn one, and the recommender's link and sessions. */
export async function buildLetters({ server, world, account, teacher, word }: Owner) {
  const { ownerDb, storage } = server;
  const project_id = world.id;
  const applicant_id = account.id;
  const request = await buildRequest(ownerDb, world, account, {
    email: teacher,
    invitedAt: new Date(frozenNow.getTime() - 3 * 864e5),
  });
  const earlier = await buildRequest(ownerDb, world, account, { email: teacher, state: 'withdrawn' });
  for (const { id } of [request, earlier]) await beginToySheet(ownerDb, id, world.version);
  const letter = { fields: { praise: { value: word('letter') } }, rows: {} };
  for (const sheet_id of [request.id, earlier.id])
    await ownerDb
      .insertInto('sheet_modules')
      .values({
        project_id,
        sheet_id,
        module_id: 'letter',
        values: JSON.stringify(letter),
        revision: '1',
        state: 1,
        saved_at: frozenNow,
      })
      .execute();
  const paper = await buildFile(ownerDb, applicant_id, { module: 'letter', key: 'paper', letter: request.id });
  const arrivingPaper = await buildArriving(server, applicant_id, {
    module: 'letter',
    key: 'paper',
    letter: request.id,
  });
  const stamp = await buildFile(ownerDb, applicant_id, {
    module: 'letter',
    key: 'stamp',
    type: 'image/png',
    letter: request.id,
  });
  await storage.put(fileKey(paper.uid), Readable.from([Buffer.from('%PDF-')]));
  return {
    link: request.link,
    byLink: await enterByToyLink(ownerDb, world, request.link),
    byCode: await enterByToyAddress(ownerDb, teacher),
    ids: {
      request: request.id,
      earlier: earlier.id,
      paper: paper.uid,
      arrivingPaper: arrivingPaper.uid,
      stamp: stamp.uid,
    },
  };
}
