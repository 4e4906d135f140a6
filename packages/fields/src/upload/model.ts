import type { FieldModel } from '@portico/form-engine/field-model';
import { checkFileSettings } from '../shared/files/check-file-settings.ts';
import { checkFiles } from '../shared/files/check-files.ts';
import { answerOf, filesOf, readFiles } from '../shared/files/stored-files.ts';

/** Pictures and documents. The answer is a list of stored files. */
export const uploadModel: FieldModel = {
  type: 'upload',
  takesFiles: true,
  empty: { value: [] },
  read: ({ value }) => answerOf(readFiles(value)),
  isEmpty: (answer) => filesOf(answer).length === 0,
  tell: (answer) => [{ kind: 'files', files: filesOf(answer) }],
  check: (answer, field, { language }) => checkFiles(filesOf(answer), field, language),
  checkSettings: (field) => checkFileSettings(field),
};
