import { suggestSources, textNatures } from '@portico/form-engine/definition/field-type';
import type { FieldSetting } from '../field-setting.ts';

export const textSettings: readonly FieldSetting[] = [
  { path: 'placeholder', label: 'placeholder', kind: 'local-text' },
  { path: 'text.nature', label: 'nature', kind: 'choice', choices: textNatures },
  { path: 'text.shortest', label: 'shortest', kind: 'number', least: 0 },
  { path: 'text.longest', label: 'longest', kind: 'number', least: 1 },
  { path: 'text.suffix', label: 'suffix', kind: 'local-text' },
  { path: 'text.suggest', label: 'suggest', kind: 'choice', choices: suggestSources },
  { path: 'errorText', label: 'errorText', kind: 'local-text' },
];
