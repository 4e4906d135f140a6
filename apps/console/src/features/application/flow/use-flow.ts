import { keepFlowEntry, removeFlowEntry, uploadForFlow } from '@portico/contract/flow-entries';
import type { KeepFlowEntry } from '@portico/contract/flow-entries.schemas';
import type { FlowEntry, PreviewContent } from '@portico/form-engine/preview/preview-content';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { SendFile } from '../../../parts/file-upload/use-upload.ts';
import { applicationKey } from '../use-application.ts';

/** The values of the drawer's form; the entry's id is generated before it is added. */
export interface FlowValues extends Pick<FlowEntry, 'title' | 'text' | 'state'> {
  readonly menuid: string;
  readonly day: string;
  /** Null until the staff member chooses; there is no default. */
  readonly shown: boolean | null;
  readonly files: readonly StoredFile[];
}

/** Changes the entries of an application, and then fetches the preview again. */
export function useFlow(application: string) {
  const client = useQueryClient();
  const readAnew = () => client.invalidateQueries({ queryKey: applicationKey(application) });
  return {
    keep: async (entry: string, { day, shown, files, ...values }: FlowValues) => {
      const input: KeepFlowEntry['input'] = {
        ...values,
        application,
        entry,
        day: day === '' ? null : day,
        shown: shown === true,
        files: files.map(({ uid }) => uid),
      };
      await call(keepFlowEntry, input);
      await readAnew();
    },
    remove: async (entry: string) => {
      await call(removeFlowEntry, { application, entry });
      await readAnew();
    },
    send:
      (entry: string): SendFile =>
      (file, { signal }) =>
        call(uploadForFlow, { application, entry, file }, { signal }),
  };
}

export interface ListedEntry {
  readonly entry: FlowEntry;
  readonly module: PreviewContent['modules'][number];
}

/** Every entry of an application, in the order of its modules. */
export function entriesOf({ modules, flowEntries }: PreviewContent): readonly ListedEntry[] {
  return modules.flatMap((module) => (flowEntries[module.id] ?? []).map((entry) => ({ entry, module })));
}
