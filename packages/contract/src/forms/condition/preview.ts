import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { coded } from '../codec/coded.ts';
import { flag, reference } from '../codec/scalars.ts';
import { keysOf, type WireKey } from '../codec/wire-key.ts';
import { localText } from '../codec/local-text.ts';

const mode = coded([
  ['row', 1],
  ['block', 2],
  ['hidden', 0],
]);

const key = keysOf<FieldDefinition>();

export const previewKeys: readonly WireKey<FieldDefinition>[] = [
  key(
    'is_sensitive_data',
    flag,
    (field) => field.preview?.sensitive,
    (sensitive, { preview }) => (sensitive ? { preview: { ...preview, sensitive } } : {}),
  ),
  key(
    'preview_connect_to',
    reference,
    (field) => field.preview?.connectTo,
    (connectTo, { preview }) => ({ preview: { ...preview, connectTo } }),
  ),
  key(
    'show_single_line_text',
    flag,
    (field) => field.preview?.singleLine,
    (singleLine, { preview }) => (singleLine ? { preview: { ...preview, singleLine } } : {}),
  ),
  key(
    'preview_display_mode',
    mode,
    (field) => field.preview?.mode,
    (shownAs, { preview }) => ({ preview: { ...preview, mode: shownAs } }),
  ),
  key(
    'htmlContent',
    localText,
    (field) => field.html,
    (html) => ({ html }),
  ),
];
