import type { FieldDefinition, PreviewSettings } from '@portico/form-engine/definition/field-definition';
import { coded } from '../codec/values/coded.ts';
import { mark, reference } from '../codec/values/scalars.ts';
import { keysWithin, plainKeysOf, type WireKey } from '../codec/wire-key.ts';
import { localText } from '../codec/values/local-text.ts';

const mode = coded([
  ['row', 1],
  ['block', 2],
  ['hidden', 0],
]);

const plain = plainKeysOf<PreviewSettings>();

export const previewKeys: readonly WireKey<FieldDefinition>[] = [
  ...keysWithin<FieldDefinition, PreviewSettings>(
    ({ preview }) => preview,
    (preview) => ({ preview }),
    [
      plain('is_sensitive_data', mark, 'sensitive'),
      plain('preview_connect_to', reference, 'connectTo'),
      plain('show_single_line_text', mark, 'singleLine'),
      plain('preview_display_mode', mode, 'mode'),
    ],
  ),
  plainKeysOf<FieldDefinition>()('htmlContent', localText, 'html'),
];
