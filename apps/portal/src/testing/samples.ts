import type { AuthMode } from '@portico/contract/tenants.schemas';
import type { PageConfig, Project, User } from '../lib/state/session-store.ts';

export const ids = {
  org_id: '6f1c2f4e-5a3b-4c1d-8e2f-000000000001',
  project_id: '6f1c2f4e-5a3b-4c1d-8e2f-000000000002',
};

export function buildUser(changes: Partial<User> = {}): User {
  return {
    uid: '6f1c2f4e-5a3b-4c1d-8e2f-000000000003',
    user_id: '6f1c2f4e-5a3b-4c1d-8e2f-000000000003',
    name: '李明',
    email: 'li.ming@example.org',
    mobile: '',
    head_portrait: '',
    application_state: 0,
    batchId: '',
    temporary: false,
    must_change_password: false,
    can: { changePassword: true, logoff: false, seePartialSave: true, codeByMail: true },
    ...changes,
  };
}

export function buildProject(changes: Partial<Project> = {}): Project {
  return {
    ...ids,
    domain: 'north',
    org_name: { sc: '北方大学', tc: '北方大學', en: 'North University' },
    title: { sc: '硕士申请', tc: '碩士申請', en: 'Master’s applications' },
    seo_title: { sc: '北方大学招生', tc: '北方大學招生', en: 'North University Admissions' },
    ico_url: 'data:,',
    color: '#4dbca6',
    color_rgba: 'rgba(77,188,166,0.2)',
    background: '',
    header_image: '',
    ks3_domain: '',
    layout: { name: '', theme: 1 },
    layout_config: { layout: [1, 2, 3, 4] },
    traits: { choiceWord: 'batch', previewMenuSpan: 4, letterSteps: false, showNoFileText: true, phoneCountry: 'CN' },
    time_zone: 'Asia/Shanghai',
    ...changes,
  };
}

export function buildAuthMode(changes: Partial<AuthMode['output']> = {}): AuthMode['output'] {
  return {
    ...ids,
    ico_url: 'data:,',
    lang: ['sc', 'tc', 'en'],
    login_methods: ['password', 'mail_code'],
    register_methods: ['email'],
    deadline: 1_900_000_000,
    server_time: 1_800_000_000,
    ...changes,
  };
}

type Item = PageConfig['main']['layout_info'][number];

export function buildItem(value: number, option: Item['option'], names: Partial<Item> = {}): Item {
  return { value, state: 1, option, nickname_sc: '', nickname_tc: '', nickname_en: '', ...names };
}

export function buildPageConfig(header: number[], items: Item[] = []): PageConfig {
  return { header: { layout: header }, main: { layout_info: items }, footer: { layout: [] } };
}
