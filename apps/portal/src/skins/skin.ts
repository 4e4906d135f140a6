import type { ProjectInfo, SettingInfo } from '@portico/contract/tenants.schemas';
import type { Home } from '@portico/contract/accounts.schemas';
import type { Language } from '@portico/form-engine/language';
import type { ComponentType, ReactNode } from 'react';

export type Project = ProjectInfo['output'];
export type Settings = SettingInfo['output'];
export type User = Omit<Home['output']['user_info'], 'project_id'>;

/** One entry of a menu, already filtered by the project's configuration and in the current language. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  /** Hash address such as `#/message`. */
  readonly href: string;
  readonly current: boolean;
  /** Shown, but cannot be opened yet. */
  readonly disabled: boolean;
  /** Shown after the label if there may be something new. */
  readonly mark?: ReactNode;
}

/** Everything that a header, side menu or footer can show or do. Slots use nothing else. */
export interface ShellProps {
  readonly project: Project;
  /** Null until the footer's data has loaded. */
  readonly settings: Settings | null;
  /** Null if nobody is signed in. */
  readonly user: User | null;
  /** False on the routes where the specification hides the user block. */
  readonly showUser: boolean;
  /** Header items 1 to 5, or the finance-institute items 0 to 7 for a side menu. */
  readonly menu: readonly MenuEntry[];
  readonly sideMenu: readonly MenuEntry[];
  /** Signed in, but the entries are not known yet: their space is reserved. */
  readonly menuPending: boolean;
  readonly homeHref: string;
  readonly feedbackHref: string | null;
  readonly unread: number;
  readonly messageHref: string;
  readonly passwordHref: string;
  /** The page with mail, mobile, portrait and devices; null for staff, who have no access to it. */
  readonly accountHref: string | null;
  readonly loginHref: string;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly today: Date;
  readonly changeLanguage: (language: Language) => void;
  readonly signOut: () => void;
  readonly logoff: () => void;
}

/** The parts of the frame that a theme or a skin replaces; null leaves the part out. */
export interface Slots {
  readonly Header: ComponentType<ShellProps> | null;
  readonly MobileHeader: ComponentType<ShellProps> | null;
  readonly SideMenu: ComponentType<ShellProps> | null;
  readonly Footer: ComponentType<ShellProps> | null;
  /**
   * The decorated column beside a sign-in form, if it is not the standard one; null for skins that show the form alone.
   */
  readonly SignInAside?: ComponentType<ShellProps> | null;
  /** A narrow picture above a sign-in form that has nothing beside it; null if there is none. */
  readonly SignInFrieze: ComponentType<ShellProps> | null;
  /** The heading of home: a greeting, unless the header already greets. */
  readonly HomeTitle: ComponentType<ShellProps> | null;
  /** The page on which recommenders write; each has its own look. */
  readonly referencePage: '/reference/edit' | '/reference/itf' | '/reference/special';
}

/** A skin is a folder: its slots override those of the theme, which override the defaults. */
export interface Skin {
  readonly name: string;
  readonly slots: Partial<Slots>;
}
