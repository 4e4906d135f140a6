/** What is kept in plain local storage per project; the names are the specification's. */
export const tenantKeyNames = [
  'enroll',
  'uid',
  'org_id',
  'project_id',
  'batchId',
  'username',
  'application_state',
  'lang',
  'language_list',
  'project',
  'seotitle',
  'home_page_config',
  'layoutConfig',
  'authMode',
  'ks3ImgUrl',
  'highlight_list',
] as const;

export type TenantKey = (typeof tenantKeyNames)[number];

/** Those that belong to the person, not to the project; cleared at logout. */
const personal: readonly TenantKey[] = [
  'enroll',
  'uid',
  'batchId',
  'username',
  'application_state',
  'home_page_config',
  'highlight_list',
];

export interface TenantKeys {
  readonly get: (name: TenantKey) => string | null;
  readonly set: (name: TenantKey, value: string) => void;
  readonly clearPerson: () => void;
}

/** The keys of one project. A browser that refuses storage behaves as an empty one. */
export function tenantKeys(slug: string, area: () => Storage = () => localStorage): TenantKeys {
  const full = (name: TenantKey) => `${name}_${slug}`;
  return {
    get: (name) => attempt(() => area().getItem(full(name))) ?? null,
    set: (name, value) => attempt(() => area().setItem(full(name), value)),
    clearPerson: () => personal.forEach((name) => attempt(() => area().removeItem(full(name)))),
  };
}

function attempt<A>(step: () => A): A | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
