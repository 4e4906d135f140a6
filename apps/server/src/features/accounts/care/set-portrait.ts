import { createHash } from 'node:crypto';
import * as routes from '@portico/contract/accounts';
import * as schemas from '@portico/contract/accounts.schemas';
import { presentUser } from '../../../domain/accounts/accounts.present.ts';
import { findApplicant } from '../../../domain/accounts/applicants.queries.ts';
import { fileKinds } from '../../../platform/files/content/file-kinds.ts';
import type { Waiting } from '../../../platform/files/pictures/picture-work.ts';
import { rewritePicture } from '../../../platform/files/pictures/rewrite-picture.ts';
import { Refused } from '../../../platform/refused.ts';
import type { BoundRoute } from '../../../platform/wire/bound-route.ts';
import { answerOnce } from '../../../platform/wire/idempotency.ts';
import { resolveCall } from '../../../platform/wire/resolve-call.ts';
import { putPortrait } from './care.queries.ts';

/**
 * Stores a picture of the applicant, re-encoded like every picture. Its type is detected from the bytes, not the name.
 */
export const portraitRoute: BoundRoute = {
  route: routes.portrait,
  schemas: schemas.portrait,
  async answer(incoming) {
    const parsed = schemas.portrait.input.safeParse(incoming.parameters);
    if (!parsed.success) throw new Refused('malformed');
    const call = await resolveCall.applicant(incoming, routes.portrait);
    const sent = Buffer.from(await parsed.data.file.arrayBuffer());
    const turn = { tenant: call.project.id, party: call.session.applicantId };
    // Outside any transaction, because re-encoding waits in a queue.
    const picture = await rewritten(sent, { turn, signal: call.whenClosed() });
    return answerOnce<'applicant'>(incoming, routes.portrait, call, async (current) => {
      const { db, project, session } = current;
      await putPortrait(db, { project_id: project.id, applicant_id: session.applicantId, ...picture });
      const applicant = await findApplicant(db, session.applicantId);
      if (applicant === undefined) throw new Refused('notSignedIn');
      return schemas.portrait.output.parse({ url: presentUser(applicant, current).head_portrait });
    });
  },
};

// Re-encoding may make a small picture slightly larger.
const smallPicture = 100_000;

async function rewritten(sent: Buffer, waiting: Waiting) {
  const kind = [fileKinds['jpg'], fileKinds['png']].find((one) => one?.begins(sent, undefined));
  if (kind?.picture === undefined) throw new Refused('pictureWrong');
  const chunks: Uint8Array[] = [];
  await rewritePicture({
    ...waiting,
    async *open() {
      yield sent;
    },
    format: kind.picture,
    async store(picture) {
      chunks.length = 0;
      for await (const chunk of picture) chunks.push(chunk);
    },
    enough: Math.max(sent.length, smallPicture),
  }).catch((error: unknown) => {
    throw error instanceof Refused && error.key === 'fileContent'
      ? new Refused('pictureWrong', { cause: error })
      : error;
  });
  const content = Buffer.concat(chunks);
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { media_type: kind.type, digest, content };
}
