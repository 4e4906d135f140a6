import type { Home } from '@portico/contract/accounts.schemas';
import type { AuthMode, ProjectBatches, ProjectInfo } from '@portico/contract/tenants.schemas';
import type { Language } from '@portico/form-engine/language';
import { create } from 'zustand';

/** The signed-in user: the answer of signing in without its tenant, which the session has anyway. */
export type User = Omit<Home['output']['user_info'], 'project_id'>;
export type PageConfig = Home['output']['home_page_config'];
export type Project = ProjectInfo['output'];
export type Batch = ProjectBatches['output']['list'][number];

/**
 * Client state of the visit (spec 3), as far as a screen reads it (docs/client-state.md); fields that have a better
 * name here mention the specification's name. recommenderLoginInfo does not belong to one project, so it is in
 * `lib/recommender/session/recommender-sessions.ts`.
 */
export interface SessionState {
  /** locale */
  readonly language: Language;
  /** langOptions */
  readonly languages: readonly Language[];
  /** basicSettings */
  readonly settings: Pick<
    AuthMode['output'],
    'ico_url' | 'org_id' | 'project_id' | 'lang' | 'deadline' | 'suspended'
  > | null;
  /** baseParams */
  readonly tenant: { readonly org_id: string; readonly project_id: string } | null;
  /** shortName */
  readonly slug: string;
  /** projectConfig */
  readonly project: Project | null;
  /** isRenew */
  readonly inService: boolean;
  /** userInfo */
  readonly user: User | null;
  readonly pageConfig: PageConfig | null;
  /** deviceType */
  readonly device: 'phone' | 'desktop';
  /** isadmin */
  readonly adminEditing: boolean;
  /** The server no longer knows the session in which staff edit. */
  readonly adminEditingOver: boolean;
  /** newMessageCount */
  readonly unread: number;
}

export const emptySession: SessionState = {
  language: 'sc',
  languages: ['sc', 'tc', 'en'],
  settings: null,
  tenant: null,
  slug: '',
  project: null,
  inService: true,
  user: null,
  pageConfig: null,
  device: 'desktop',
  adminEditing: false,
  adminEditingOver: false,
  unread: 0,
};

export const useSession = create<SessionState>(() => emptySession);
