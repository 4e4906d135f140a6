import {
  AppstoreOutlined,
  DashboardOutlined,
  FileTextOutlined,
  InboxOutlined,
  SafetyCertificateOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { StaffAbility } from '@portico/contract/staff-abilities';
import type { ConsoleMessages } from '@portico/i18n/console-messages';
import type { ComponentType } from 'react';
import type { WordsArea } from './providers/words.ts';

/** A screen of the console. Adding one takes a folder, a row here, and its words. */
export interface Page {
  /** A path pattern of the router, such as `/outbox/:id?`. */
  readonly path: `/${string}`;
  readonly needs: StaffAbility;
  readonly load: () => Promise<ComponentType>;
  /** Dictionaries that this page needs besides those of the console itself. */
  readonly words?: readonly WordsArea[];
  /** Its entry in the navigation, labelled with the `title` of these console words. */
  readonly menu?: {
    readonly name: ScreenName;
    readonly group: MenuGroup;
    readonly Icon: ComponentType<{ readonly 'aria-hidden'?: boolean }>;
  };
  /**
   * For a page of one project: its tab, labelled with the `title` of these console words. Such a page is shown in the
   * frame of the project, `needs` is asked in that project, and `useProject()` of `lib/project.ts` gives it.
   */
  readonly tab?: ScreenName;
}

/** The parts of the navigation, in the order in which it shows them. */
export const menuGroups = ['admissions', 'institution', 'installation'] as const;
type MenuGroup = (typeof menuGroups)[number];

type ScreenName = Titled<ConsoleMessages['console']>;

type Titled<Words> = { [Name in keyof Words]: Words[Name] extends ScreenWords ? Name : never }[keyof Words];
interface ScreenWords {
  readonly title: string;
  readonly lead: string;
}

/**
 * All screens behind the sign-in. The navigation and the tabs of a project show them in this order; the first one is the
 * start page.
 */
export const pages: readonly Page[] = [
  {
    path: '/applications',
    needs: 'applications.list',
    load: async () => (await import('../features/applications/applications-page.tsx')).ApplicationsPage,
    menu: { name: 'applications', group: 'admissions', Icon: FileTextOutlined },
  },
  {
    path: '/applications/:id',
    needs: 'applications.read',
    load: async () => (await import('../features/application/application-page.tsx')).ApplicationPage,
    words: ['fields', 'preview'],
  },
  {
    path: '/outbox/:id?',
    needs: 'outbox.read',
    load: async () => (await import('../features/outbox/outbox-page.tsx')).OutboxPage,
    menu: { name: 'outbox', group: 'admissions', Icon: InboxOutlined },
  },
  {
    path: '/account',
    needs: 'session.keep',
    load: async () => (await import('../features/account/account-page.tsx')).AccountPage,
  },
  {
    path: '/projects',
    needs: 'session.keep',
    load: async () => (await import('../features/projects/projects-page.tsx')).ProjectsPage,
    menu: { name: 'projects', group: 'institution', Icon: AppstoreOutlined },
  },
  {
    path: '/staff',
    needs: 'staff.read',
    load: async () => (await import('../features/colleagues/colleagues-page.tsx')).ColleaguesPage,
    menu: { name: 'people', group: 'institution', Icon: TeamOutlined },
  },
  {
    path: '/staff/abilities',
    needs: 'staff.read',
    load: async () => (await import('../features/abilities/abilities-page.tsx')).AbilitiesPage,
  },
  {
    path: '/staff/sign-in-rules',
    needs: 'organisations.change',
    load: async () => (await import('../features/sign-in-rules/sign-in-rules-page.tsx')).SignInRulesPage,
  },
  {
    path: '/log',
    needs: 'log.read',
    load: async () => (await import('../features/staff-log/staff-log-page.tsx')).StaffLogPage,
    menu: { name: 'staffLog', group: 'installation', Icon: SafetyCertificateOutlined },
  },
  {
    path: '/operator',
    needs: 'operator.read',
    load: async () => (await import('../features/operator/operator-page.tsx')).OperatorPage,
    menu: { name: 'operator', group: 'installation', Icon: DashboardOutlined },
  },
  {
    path: '/first-steps',
    needs: 'organisations.create',
    load: async () => (await import('../features/first-steps/first-steps-page.tsx')).FirstStepsPage,
  },
  {
    path: '/projects/:project/overview',
    needs: 'session.keep',
    load: async () => (await import('../features/project-overview/overview-page.tsx')).OverviewPage,
    tab: 'projectOverview',
  },
  {
    path: '/projects/:project/settings',
    needs: 'settings.change',
    load: async () => (await import('../features/settings/settings-page.tsx')).SettingsPage,
    tab: 'settings',
  },
  {
    path: '/projects/:project/form',
    needs: 'forms.edit',
    load: async () => (await import('../features/form/form-page.tsx')).FormPage,
    tab: 'designer',
  },
  {
    path: '/projects/:project/content',
    needs: 'content.edit',
    load: async () => (await import('../features/content/content-page.tsx')).ContentPage,
    tab: 'content',
  },
  {
    path: '/projects/:project/messages',
    needs: 'messages.read',
    load: async () => (await import('../features/messages/inbox-page.tsx')).InboxPage,
    tab: 'inbox',
  },
  {
    path: '/projects/:project/messages/:applicant',
    needs: 'messages.read',
    load: async () => (await import('../features/messages/thread-page.tsx')).ThreadPage,
  },
  {
    path: '/projects/:project/messages/ready-answers',
    needs: 'messages.answer',
    load: async () => (await import('../features/messages/ready/ready-page.tsx')).ReadyPage,
  },
  {
    path: '/projects/:project/look',
    needs: 'look.edit',
    load: async () => (await import('../features/look/look-page.tsx')).LookPage,
    tab: 'look',
  },
  {
    path: '/projects/:project/administration',
    needs: 'settings.change',
    load: async () => (await import('../features/project-administration/administration-page.tsx')).AdministrationPage,
    tab: 'projectAdministration',
  },
  {
    path: '/projects/:project/calendar',
    needs: 'calendar.change',
    load: async () => (await import('../features/calendar/calendar-page.tsx')).CalendarPage,
    tab: 'calendar',
  },
  {
    path: '/projects/:project/file',
    needs: 'settings.change',
    load: async () => (await import('../features/project-file/file-page.tsx')).FilePage,
    tab: 'projectFile',
  },
];

/** Where the pages of one project are; `:project` is its slug. */
export const projectPath = '/projects/:project';

export function isOfProject({ path }: Page): boolean {
  return path.startsWith(`${projectPath}/`);
}
