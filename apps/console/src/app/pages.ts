import { FileTextOutlined, InboxOutlined } from '@ant-design/icons';
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
    readonly name: Titled<ConsoleMessages['console']>;
    readonly Icon: ComponentType<{ readonly 'aria-hidden'?: boolean }>;
  };
}

type Titled<Words> = { [Name in keyof Words]: Words[Name] extends ScreenWords ? Name : never }[keyof Words];
interface ScreenWords {
  readonly title: string;
  readonly lead: string;
}

/** All screens behind the sign-in. The navigation shows them in this order, and the first one is the start page. */
export const pages: readonly Page[] = [
  {
    path: '/applications',
    needs: 'applications.list',
    load: async () => (await import('../features/applications/applications-page.tsx')).ApplicationsPage,
    menu: { name: 'applications', Icon: FileTextOutlined },
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
    menu: { name: 'outbox', Icon: InboxOutlined },
  },
];
