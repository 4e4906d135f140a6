import type { ProjectInfo, SettingInfo } from '@portico/contract/tenants.schemas';
import type { Home } from '@portico/contract/accounts.schemas';
import type { Language } from '@portico/form-engine/language';
import type { ComponentType, ReactNode } from 'react';

export type Project = ProjectInfo['output'];
export type Settings = SettingInfo['output'];
export type User = Omit<Home['output']['user_info'], 'project_id'>;

/** One entry of a menu, already filtered by the project's configuration and worded in the current language. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  /** Hash address such as `#/message`. */
  readonly href: string;
  readonly current: boolean;
  /** Shown but not to be followed yet. */
  readonly disabled: boolean;
  /** Stands behind the label where something new may be there. */
  readonly mark?: ReactNode;
}

/** Everything a header, side menu or footer may show or do. Slots read nothing else. */
export interface ShellProps {
  readonly project: Project;
  /** Null until the footer's data has come. */
  readonly settings: Settings | null;
  /** Null when nobody is signed in. */
  readonly user: User | null;
  /** False on the routes where the specification hides the user block. */
  readonly showUser: boolean;
  /** Header items 1 to 5, or the finance-institute items 0 to 7 for a side menu. */
  readonly menu: readonly MenuEntry[];
  readonly sideMenu: readonly MenuEntry[];
  /** Signed in, but which entries there are is not known yet: their place is held. */
  readonly menuPending: boolean;
  readonly homeHref: string;
  readonly feedbackHref: string | null;
  readonly unread: number;
  readonly messageHref: string;
  readonly passwordHref: string;
  /** Mail, mobile, portrait, devices; null where that is not for whoever is at work here. */
  readonly accountHref: string | null;
  readonly loginHref: string;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly today: Date;
  readonly changeLanguage: (language: Language) => void;
  readonly signOut: () => void;
  readonly logoff: () => void;
}

/** Parts of the frame that a theme or a skin replaces; null leaves the part out. */
export interface Slots {
  readonly Header: ComponentType<ShellProps> | null;
  readonly MobileHeader: ComponentType<ShellProps> | null;
  readonly SideMenu: ComponentType<ShellProps> | null;
  readonly Footer: ComponentType<ShellProps> | null;
  /** The decorated column beside a sign-in form, where it is not the standard one; null on skins that keep the form alone. */
  readonly SignInAside?: ComponentType<ShellProps> | null;
  /** A slim picture over a sign-in form that stands alone; null where there is none. */
  readonly SignInFrieze: ComponentType<ShellProps> | null;
  /** The words of home's heading: a greeting where the header does not greet already. */
  readonly HomeTitle: ComponentType<ShellProps> | null;
  /** The page on which recommenders write: each has a look of its own. */
  readonly referencePage: '/reference/edit' | '/reference/itf' | '/reference/special';
}

/** A skin is a folder: its slots are spread over those of the theme, which are spread over the defaults. */
export interface Skin {
  readonly name: string;
  readonly slots: Partial<Slots>;
}
