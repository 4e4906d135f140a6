import type { Route, Typed } from '@portico/contract/route';
import { Refused } from '../../platform/refused.ts';
import { answerWith } from '../../platform/wire/answer/envelope.ts';
import type { BoundRoute, IncomingCall, SchemasFor, StaffCall } from '../../platform/wire/bound-route.ts';
import { readUpload, type SentUpload } from '../../platform/wire/request/read-upload.ts';
import { resolveCall } from '../../platform/wire/resolve-call.ts';
import type { ProjectFile } from './format/project-file.ts';
import { receiveProjectFile } from './receive/receive-file.ts';

export type SentFields = Readonly<Record<string, string>>;

/** A call with a project file, which is read only once `reach` has decided that the caller may import it there. */
export function fileCall<T extends Typed, R>(
  route: Route<T>,
  schemas: SchemasFor<T>,
  reach: (fields: SentFields, call: StaffCall) => Promise<R>,
  run: (reached: R, file: ProjectFile, call: StaffCall) => Promise<T['output']>,
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
    if (!schemas.input.omit({ file: true }).safeParse(sent.fields).success) throw new Refused('malformed');
    const reached = await reach(sent.fields, call);
    return run(reached, await receiveProjectFile(sent.content), call);
  }
}
