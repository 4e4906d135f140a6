import type { Route, Typed } from '@portico/contract/route';
import * as z from 'zod';
import type { ProjectFile } from '../../domain/project-file/format/project-file.ts';
import { receiveProjectFile } from '../../domain/project-file/receive/receive-file.ts';
import { type ReachedProject, reachProject } from '../../domain/projects/reach-project.ts';
import { Refused } from '../../platform/refused.ts';
import { answerWith } from '../../platform/wire/answer/envelope.ts';
import type { BoundRoute, IncomingCall, SchemasFor, StaffCall } from '../../platform/wire/bound-route.ts';
import { readUpload, type SentUpload } from '../../platform/wire/request/read-upload.ts';
import { resolveCall } from '../../platform/wire/resolve-call.ts';

interface Sent extends ReachedProject {
  readonly file: ProjectFile;
  readonly fields: Readonly<Record<string, string>>;
}

/** A call with a project file, which is read only once the caller is known to be allowed to import it into the project. */
export function fileCall<T extends Typed>(
  route: Route<T>,
  schemas: SchemasFor<T>,
  handler: (sent: Sent, call: StaffCall) => Promise<T['output']>,
): BoundRoute {
  return {
    route,
    schemas,
    readsBody: true,
    async answer(incoming) {
      const sent = await readUpload(incoming.request);
      try {
        return answerWith(schemas.output.parse(await take(sent, incoming)));
      } catch (error) {
        await sent.readOn();
        throw error;
      }
    },
  };

  async function take(sent: SentUpload, incoming: IncomingCall): Promise<T['output']> {
    const call = await resolveCall.staff({ ...incoming, parameters: sent.fields }, route);
    const parsed = schemas.input.omit({ file: true }).safeParse(sent.fields);
    const named = byProject.safeParse(sent.fields);
    if (!parsed.success || !named.success) throw new Refused('malformed');
    const reached = await reachProject(named.data.project, call);
    const file = await receiveProjectFile(sent.content);
    return handler({ ...reached, file, fields: sent.fields }, call);
  }
}

const byProject = z.object({ project: z.uuid() });
