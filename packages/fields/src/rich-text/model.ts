import { languages } from '@portico/form-engine/language';
import type { FieldModel } from '@portico/form-engine/field-model';

/** A block of text by the institution; nobody answers it. */
export const richTextModel: FieldModel = {
  type: 'rich-text',
  readOnly: true,
  empty: { value: '' },
  read: () => ({ value: '' }),
  isEmpty: () => true,
  tell: (_answer, { html }) => [{ kind: 'html', html: html ?? { sc: '', tc: '', en: '' } }],
  check: () => null,
  checkSettings: ({ html }) =>
    languages.some((language) => (html?.[language] ?? '').trim() !== '') ? [] : [{ key: 'htmlMissing' }],
};
