import { createHash } from 'node:crypto';
import { addLookPicture } from '@portico/contract/look';
import * as schemas from '@portico/contract/look.schemas';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import { Refused } from '../../../platform/refused.ts';
import { answerWith } from '../../../platform/wire/answer/envelope.ts';
import type { BoundRoute, IncomingCall } from '../../../platform/wire/bound-route.ts';
import { readUpload, type SentUpload } from '../../../platform/wire/request/read-upload.ts';
import { resolveCall } from '../../../platform/wire/resolve-call.ts';
import { savePicture, removeUnusedPictures } from './pictures.queries.ts';
import { readPicture } from './read-picture.ts';

const input = schemas.addLookPicture.input.omit({ file: true });

/** Stores a picture that a draft may name. It is read only once it is known that the caller may change this look. */
export const addPictureRoute: BoundRoute = {
  route: addLookPicture,
  schemas: schemas.addLookPicture,
  readsBody: true,
  async answer(incoming) {
    const sent = await readUpload(incoming.request);
    try {
      return answerWith(schemas.addLookPicture.output.parse(await addPicture(sent, incoming)));
    } catch (error) {
      await sent.readOn();
      throw error;
    }
  },
};

// Long enough that nobody who is still choosing misses theirs.
const unusedMs = 7 * 86_400_000;

async function addPicture(sent: SentUpload, incoming: IncomingCall): Promise<schemas.AddLookPicture['output']> {
  const call = await resolveCall.staff({ ...incoming, parameters: sent.fields }, addLookPicture);
  const named = input.safeParse(sent.fields);
  if (!named.success) throw new Refused('malformed');
  const { project, projectDb } = await reachProject(named.data.project, call);
  const turn = { tenant: project.id, party: call.session.staffId };
  const { content, type } = await readPicture(sent.content, { turn, signal: call.whenClosed() });
  // As it stands in the address of a picture.
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  await removeUnusedPictures(projectDb, new Date(call.now.getTime() - unusedMs));
  await savePicture(projectDb, { project_id: project.id, digest, media_type: type, content, added_at: call.now });
  return { digest };
}
