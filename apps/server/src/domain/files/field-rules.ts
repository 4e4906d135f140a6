import type { ErrorKey } from '@portico/contract/errors';
import { models } from '@portico/fields/models';
import type { CompiledField } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import { extensionOf } from '@portico/form-engine/patterns/upload-types';
import type { ProblemKey } from '@portico/form-engine/problem';
import { Refused } from '../../platform/refused.ts';
import { isHeic } from '../../platform/files/content/file-kinds.ts';

interface Sent {
  readonly name: string;
  readonly size?: number;
}

/** Applies the rules of the field, the same as in the browser and at submission. */
export function requireAllowed(field: CompiledField, file: Sent, language: Language): void {
  if (isHeic(extensionOf(file.name), undefined)) throw new Refused('fileHeic');
  const { model, definition } = field;
  // Documents attached to an option follow the rules of the upload field, not those of the choice.
  const { check } = definition.takesAttachments === true ? models.upload : model;
  const problem = check({ value: [{ uid: 'x', url: '/x', ...file }] }, definition, { language, today: '' });
  if (problem === null) return;
  const { types = '', megabytes = 0 } = problem.params ?? {};
  throw new Refused(refusals[problem.key] ?? 'fileContent', { params: { types, megabytes: String(megabytes) } });
}

const refusals: Partial<Record<ProblemKey, ErrorKey>> = {
  fileType: 'fileType',
  fileSize: 'fileTooBig',
  fileEmpty: 'fileEmpty',
};

const largestFile = 500;

/** The size limit of this field in megabytes. */
export function largestIn({ definition }: CompiledField): number {
  const set = definition.files?.megabytes ?? 0;
  return set > 0 ? Math.min(set, largestFile) : largestFile;
}
