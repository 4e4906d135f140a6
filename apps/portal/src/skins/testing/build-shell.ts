import type { MenuEntry, Project, Settings, ShellProps, User } from '../skin.ts';

const same = (text: string) => ({ sc: text, tc: text, en: text });

export const project: Project = {
  org_id: 'org',
  project_id: 'project',
  domain: 'toy',
  org_name: same('Toy University'),
  title: same('Graduate Admissions'),
  seo_title: same('Graduate Admissions'),
  ico_url: '',
  color: '#4dbca6',
  color_rgba: '',
  background: '',
  header_image: '',
  ks3_domain: '',
  layout: { name: 'toy', theme: 1 },
  layout_config: { layout: [] },
  traits: { choiceWord: 'batch', previewMenuSpan: 4, letterSteps: false, showNoFileText: true },
  time_zone: 'Asia/Shanghai',
};

export const settings: Settings = {
  contact: { address: same('1 Toy Road'), phone: '+86 21 1', email: 'office@toy.example', hours: same('') },
  icp: 'ICP 1',
  copyright: same('© Toy University'),
  links: [{ label: same('Library'), url: 'https://library.example/' }],
  qr_url: '/qr.png',
  qr_label: same('Follow us'),
  guide: same(''),
  statement: same(''),
  footer: [1, 2, 3],
};

export function buildUser(changes: Partial<User> = {}): User {
  return {
    uid: 'uid',
    user_id: 'uid',
    name: 'Li Ming',
    email: 'li@toy.example',
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

export function buildEntry(key: string, label: string, changes: Partial<MenuEntry> = {}): MenuEntry {
  return { key, label, href: `#/${key}`, current: false, disabled: false, ...changes };
}

/** A signed-in applicant with two menu entries; pass only what matters. */
export function buildShell(changes: Partial<ShellProps> = {}): ShellProps {
  return {
    project,
    settings,
    user: buildUser(),
    showUser: true,
    menu: [buildEntry('1', 'Home'), buildEntry('5', 'Messages', { current: true })],
    sideMenu: [],
    menuPending: false,
    homeHref: '#/',
    feedbackHref: null,
    unread: 0,
    messageHref: '#/message',
    passwordHref: '#/edit_pass',
    accountHref: '#/article/personal_data',
    loginHref: '#/login',
    language: 'en',
    languages: ['sc', 'tc', 'en'],
    today: new Date(Date.UTC(2026, 10, 15, 20)),
    changeLanguage: () => undefined,
    signOut: () => undefined,
    logoff: () => undefined,
    ...changes,
  };
}
