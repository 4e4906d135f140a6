import type { Dictionary } from '../dictionary.ts';
import type { fieldSettings } from './en.ts';

/** English is the authority for keys. */
export type FieldSettingsMessages = typeof fieldSettings;

/** What the designer of a form reads beside each setting. */
export const fieldSettingsMessages = {
  sc: (): Promise<Dictionary<FieldSettingsMessages>> => import('./sc.ts').then((chunk) => chunk.fieldSettings),
  tc: (): Promise<Dictionary<FieldSettingsMessages>> => import('./tc.ts').then((chunk) => chunk.fieldSettings),
  en: (): Promise<Dictionary<FieldSettingsMessages>> => import('./en.ts').then((chunk) => chunk.fieldSettings),
} as const;
