import type { FieldSetting } from './field-setting.ts';

/** What the designer of a form can set on every field. */
export const commonSettings: readonly FieldSetting[] = [
  { path: 'label', label: 'label', kind: 'local-text' },
  { path: 'required', label: 'required', kind: 'flag' },
  { path: 'showsTitle', label: 'showsTitle', kind: 'flag' },
  { path: 'remark', label: 'remark', kind: 'local-text' },
  { path: 'tips', label: 'tips', kind: 'local-text' },
  { path: 'look.span', label: 'span', kind: 'choice', choices: ['whole', 'half'] },
  { path: 'look.background', label: 'background', kind: 'colour' },
  { path: 'inTable.shown', label: 'inTable', kind: 'flag' },
  { path: 'inTable.width', label: 'inTableWidth', kind: 'line' },
  { path: 'startsShown', label: 'startsShown', kind: 'flag' },
  { path: 'relation', label: 'relation', kind: 'field' },
  { path: 'compare.fields', label: 'compare', kind: 'field' },
  { path: 'compare.text', label: 'compareText', kind: 'local-text' },
  { path: 'preview.sensitive', label: 'sensitive', kind: 'flag' },
  { path: 'preview.mode', label: 'previewMode', kind: 'choice', choices: ['row', 'block', 'hidden'] },
  { path: 'preview.singleLine', label: 'previewSingleLine', kind: 'flag' },
  { path: 'preview.connectTo', label: 'previewConnectTo', kind: 'field' },
];
