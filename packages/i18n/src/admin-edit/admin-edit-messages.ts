import type { adminEdit } from './en.ts';
import type { Dictionary } from '../dictionary.ts';

type AdminEdit = typeof adminEdit;

/** English defines keys and arguments. */
export type AdminEditMessages = AdminEdit;

/** Words for staff who edit somebody's form in the portal. */
export const adminEditMessages = {
  sc: (): Promise<Dictionary<AdminEdit>> => import('./sc.ts').then((chunk) => chunk.adminEdit),
  tc: (): Promise<Dictionary<AdminEdit>> => import('./tc.ts').then((chunk) => chunk.adminEdit),
  en: (): Promise<Dictionary<AdminEdit>> => import('./en.ts').then((chunk) => chunk.adminEdit),
} as const;
