import { encodeModules } from '@portico/contract/forms/encode-modules';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { Filed, FormBatch, FormMenu, MenuModule } from '../application-queries.ts';
import { nowSeconds } from '../../../lib/clock.ts';

const hour = 3600;
export const version = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000aa';
export const batchId = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000b1';

export function inAll(text: string) {
  return { sc: text, tc: text, en: text };
}

export function buildModule(menuid: string, changes: Partial<MenuModule> = {}): MenuModule {
  return { menuid, title: inAll(`Part ${menuid}`), state: 0, required: 1, referee: 0, ...changes };
}

export function buildMenu(changes: Partial<FormMenu> = {}): FormMenu {
  return {
    menu_list: [buildModule('a'), buildModule('b', { state: 2 }), buildModule('c', { referee: 2 })],
    application_state: 1,
    batchId,
    batch_title: inAll('Main'),
    start_time: nowSeconds() - hour,
    end_time: nowSeconds() + 50 * hour,
    batch_state: 1,
    time_zone: 'Asia/Shanghai',
    has_review: false,
    form_version: version,
    version: 1,
    server_time: nowSeconds(),
    ...changes,
  };
}

export const unchosen = {
  batchId: '',
  batch_title: null,
  start_time: null,
  end_time: null,
  batch_state: null,
} as const;

/** A batch that opens and closes this many hours from now. */
export function buildBatch(id: string, title: string, from: number, to: number): FormBatch {
  return {
    batchId: id,
    batch_title: inAll(title),
    start_time: nowSeconds() + from * hour,
    end_time: nowSeconds() + to * hour,
    state: 0,
    batch_state: 1,
  };
}

/** A module with one required line of text and one optional. */
export function buildDefinition(id: string, changes: Partial<ModuleDefinition> = {}): ModuleDefinition {
  return {
    id,
    title: inAll(`Part ${id}`),
    author: 'applicant',
    required: true,
    fields: [
      { id: `${id}1`, key: `${id}-name`, type: 'text', label: inAll('Full name'), required: true, order: 1 },
      { id: `${id}2`, key: `${id}-note`, type: 'text', label: inAll('Note'), order: 2 },
    ],
    groups: [],
    ...changes,
  };
}

export function buildFiled(definition: ModuleDefinition, changes: Partial<Filed> = {}): Filed {
  const [module] = encodeModules({ modules: [definition] });
  return {
    menuid: definition.id,
    title: definition.title,
    field: { normal: [], column: [] },
    module: { ...module },
    save_field: { normal: {}, column: {} },
    state: 0,
    revision: 0,
    form_version: version,
    version: 1,
    outside: [],
    outside_save_field: { normal: {}, column: {} },
    left_over: [],
    today: '2026-11-15',
    ...changes,
  };
}
