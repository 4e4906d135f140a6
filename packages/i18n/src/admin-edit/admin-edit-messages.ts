import type { adminEdit } from './en.ts';
import type { Dictionary } from '../dictionary.ts';

type AdminEdit = typeof adminEdit;

/** English is the authority for keys and arguments. */
export type AdminEditMessages = AdminEdit;

/** What only staff reads who edit somebody's form in the portal. */
export const adminEditMessages = {
  sc: (): Promise<Dictionary<AdminEdit>> => import('./sc.ts').then((chunk) => chunk.adminEdit),
  tc: (): Promise<Dictionary<AdminEdit>> => import('./tc.ts').then((chunk) => chunk.adminEdit),
  en: (): Promise<Dictionary<AdminEdit>> => import('./en.ts').then((chunk) => chunk.adminEdit),
} as const;
