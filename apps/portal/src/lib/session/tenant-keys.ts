import { localArea, type Area } from './guarded-area.ts';

/** The per-project keys in plain local storage, under the specification's names; only those that are read again. */
export const tenantKeyNames = ['enroll', 'lang', 'home_page_config', 'highlight_list'] as const;

export type TenantKey = (typeof tenantKeyNames)[number];

/** Keys that belong to the person, not to the project; cleared when signing out. */
const personal: readonly TenantKey[] = ['enroll', 'home_page_config'];

export interface TenantKeys {
  readonly get: (name: TenantKey) => string | null;
  readonly set: (name: TenantKey, value: string) => void;
  readonly clearPerson: () => void;
}

/** Access to the keys of one project. */
export function tenantKeys(slug: string, area: Area = localArea): TenantKeys {
  return {
    get: (name) => area.getItem(tenantKey(name, slug)),
    set: (name, value) => area.setItem(tenantKey(name, slug), value),
    clearPerson: () => personal.forEach((name) => area.removeItem(tenantKey(name, slug))),
  };
}

/** The full name of a key in storage. */
export function tenantKey(name: TenantKey, slug: string): string {
  return `${name}_${slug}`;
}
