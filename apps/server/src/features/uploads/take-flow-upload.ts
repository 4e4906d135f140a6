import { uploadForFlow } from '@portico/contract/flow-entries';
import * as schemas from '@portico/contract/flow-entries.schemas';
import { reachSubmitted } from '../../domain/applications/reach-application.ts';
import { flowFiles } from '../../domain/previews/flow-entries.ts';
import { Refused } from '../../platform/refused.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { answerWith } from '../../platform/wire/answer/envelope.ts';
import type { BoundRoute, IncomingCall } from '../../platform/wire/bound-route.ts';
import { resolveCall } from '../../platform/wire/resolve-call.ts';
import { readUpload, type SentUpload } from '../../platform/wire/request/read-upload.ts';
import { takeLooseFile } from './take-loose-file.ts';

const megabytes = 20;

/** Receives a file that staff upload for an entry. Saving the entry binds it; an unbound file is swept. */
export function flowUploadRoute(storage: Storage): BoundRoute {
  return {
    route: uploadForFlow,
    schemas: schemas.uploadForFlow,
    readsBody: true,
    async answer(incoming) {
      const sent = await readUpload(incoming.request);
      try {
        return answerWith(schemas.uploadForFlow.output.parse(await take(storage, sent, incoming)));
      } catch (error) {
        await sent.readOn();
        throw error;
      }
    },
  };
}

const input = schemas.uploadForFlow.input.omit({ file: true });

async function take(storage: Storage, sent: SentUpload, incoming: IncomingCall) {
  const call = await resolveCall.staff({ ...incoming, parameters: sent.fields }, uploadForFlow);
  const parsed = input.safeParse(sent.fields);
  if (!parsed.success) throw new Refused('malformed');
  const { application, entry: sheet } = parsed.data;
  const { row, project, projectDb } = await reachSubmitted(application, call);
  const whose = { project_id: project.id, applicant_id: row.applicant_id, sheet_id: sheet };
  return takeLooseFile(storage, sent, {
    db: projectDb,
    file: { ...flowFiles, ...whose },
    party: call.session.staffId,
    megabytes,
    call,
  });
}
