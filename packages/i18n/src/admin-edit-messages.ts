import type { adminEdit } from './admin-edit/en.ts';
import type { Dictionary } from './dictionary.ts';

type AdminEdit = typeof adminEdit;

/** English is the authority for keys and arguments. */
export type AdminEditMessages = AdminEdit;

/** What only staff reads who edit somebody's form in the portal. */
export const adminEditMessages = {
  sc: (): Promise<Dictionary<AdminEdit>> => import('./admin-edit/sc.ts').then((chunk) => chunk.adminEdit),
  tc: (): Promise<Dictionary<AdminEdit>> => import('./admin-edit/tc.ts').then((chunk) => chunk.adminEdit),
  en: (): Promise<Dictionary<AdminEdit>> => import('./admin-edit/en.ts').then((chunk) => chunk.adminEdit),
} as const;
