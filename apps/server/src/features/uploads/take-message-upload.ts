import { largestMessageFile as megabytes } from '@portico/contract/message-limits';
import { uploadForMessage } from '@portico/contract/messages';
import * as schemas from '@portico/contract/messages.schemas';
import { messageFilePath, uploadForAnswer } from '@portico/contract/staff-messages';
import * as staffSchemas from '@portico/contract/staff-messages.schemas';
import type * as z from 'zod';
import { messageFiles } from '../../domain/messages/message-files.ts';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { Refused } from '../../platform/refused.ts';
import { setFileCookie } from '../../platform/session/file-cookie.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { answerWith } from '../../platform/wire/answer/envelope.ts';
import type { BoundRoute, IncomingCall } from '../../platform/wire/bound-route.ts';
import { resolveCall } from '../../platform/wire/resolve-call.ts';
import { readUpload, type SentUpload } from '../../platform/wire/request/read-upload.ts';
import { takeLooseFile } from './take-loose-file.ts';
import { findApplicantId } from './uploads.queries.ts';

/** Receives a file that an applicant brings for a message. */
export function messageUploadRoute(storage: Storage): BoundRoute {
  return {
    route: uploadForMessage,
    schemas: schemas.uploadForMessage,
    readsBody: true,
    answer: (incoming) =>
      answerUpload(incoming, async (sent) => {
        const call = await resolveCall.applicant({ ...incoming, parameters: sent.fields }, uploadForMessage);
        setFileCookie(call);
        const { id: message } = read(schemas.uploadForMessage.input.omit({ file: true }), sent);
        const { db, project, session } = call;
        const whose = { project_id: project.id, applicant_id: session.applicantId, sheet_id: message };
        const file = { ...messageFiles.applicant, ...whose };
        return takeLooseFile(storage, sent, { db, file, party: session.applicantId, megabytes, call });
      }),
  };
}

/** Receives a file that staff bring for an answer. */
export function answerUploadRoute(storage: Storage): BoundRoute {
  return {
    route: uploadForAnswer,
    schemas: staffSchemas.uploadForAnswer,
    readsBody: true,
    answer: (incoming) =>
      answerUpload(incoming, async (sent) => {
        const call = await resolveCall.staff({ ...incoming, parameters: sent.fields }, uploadForAnswer);
        const {
          project: projectId,
          applicant,
          message,
        } = read(staffSchemas.uploadForAnswer.input.omit({ file: true }), sent);
        const { project, projectDb: db } = await reachProject(projectId, call);
        const applicantId = await findApplicantId(db, applicant);
        if (applicantId === undefined) throw new Refused('notFound');
        const whose = { project_id: project.id, applicant_id: applicantId, sheet_id: message };
        const file = { ...messageFiles.office, ...whose };
        const stored = await takeLooseFile(storage, sent, {
          db,
          file,
          party: call.session.staffId,
          megabytes,
          call,
        });
        return { ...stored, url: `${messageFilePath}/${stored.uid}` };
      }),
  };
}

async function answerUpload(incoming: IncomingCall, take: (sent: SentUpload) => Promise<unknown>): Promise<unknown> {
  const sent = await readUpload(incoming.request);
  try {
    return answerWith(await take(sent));
  } catch (error) {
    await sent.readOn();
    throw error;
  }
}

function read<T>(schema: z.ZodType<T>, { fields }: SentUpload): T {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new Refused('malformed');
  return parsed.data;
}
