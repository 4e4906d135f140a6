import type { Dictionary } from '../dictionary.ts';
import type { fields } from './en.ts';

type Fields = typeof fields;

/** English defines keys and arguments. */
export type FieldsMessages = Fields;

/** The words of form fields, loaded only where there are fields. */
export const fieldsMessages = {
  sc: (): Promise<Dictionary<Fields>> => import('./sc.ts').then((chunk) => chunk.fields),
  tc: (): Promise<Dictionary<Fields>> => import('./tc.ts').then((chunk) => chunk.fields),
  en: (): Promise<Dictionary<Fields>> => import('./en.ts').then((chunk) => chunk.fields),
} as const;
