import type { Home } from '@portico/contract/accounts.schemas';
import type { AuthMode, ProjectBatches, ProjectInfo } from '@portico/contract/tenants.schemas';
import type { Language } from '@portico/form-engine/language';
import { create } from 'zustand';

/** Who is signed in: the answer of signing in without its tenant, which the session knows anyway. */
export type User = Omit<Home['output']['user_info'], 'project_id'>;
export type PageConfig = Home['output']['home_page_config'];
export type Project = ProjectInfo['output'];
export type Batch = ProjectBatches['output']['list'][number];

/**
 * Client state of the visit (spec 3); the specification's name stands beside each field that has a better one here.
 * recommenderLoginInfo is not of one project: it lives in `lib/recommender/session/recommender-sessions.ts`.
 */
export interface SessionState {
  /** locale */
  readonly language: Language;
  /** langOptions */
  readonly languages: readonly Language[];
  /** basicSettings */
  readonly settings: Pick<AuthMode['output'], 'ico_url' | 'org_id' | 'project_id' | 'lang' | 'deadline'> | null;
  /** baseParams */
  readonly tenant: { readonly org_id: string; readonly project_id: string } | null;
  /** shortName */
  readonly slug: string;
  /** projectConfig */
  readonly project: Project | null;
  /** themeName and themeConfig */
  readonly theme: { readonly name: string; readonly number: number; readonly color: string } | null;
  /** isRenew */
  readonly inService: boolean;
  /** userInfo */
  readonly user: User | null;
  readonly pageConfig: PageConfig | null;
  /** batchList */
  readonly batches: readonly Batch[];
  /** applyBatchList */
  readonly appliedBatches: readonly Batch[];
  readonly specialBatchState: number | null;
  /** deviceType */
  readonly device: 'phone' | 'desktop';
  /** isH5Header */
  readonly phoneHeader: boolean;
  /** isadmin */
  readonly adminEditing: boolean;
  /** The server no longer knows the session in which staff edits. */
  readonly adminEditingOver: boolean;
  /** activityList: the act_id of each registered activity */
  readonly registeredActivities: readonly string[];
  readonly questionnaire: {
    readonly state: number;
    readonly answers: Readonly<Record<string, unknown>>;
    readonly order: readonly string[];
  };
  /** newMessageCount */
  readonly unread: number;
  readonly today: Date | null;
}

export const emptySession: SessionState = {
  language: 'sc',
  languages: ['sc', 'tc', 'en'],
  settings: null,
  tenant: null,
  slug: '',
  project: null,
  theme: null,
  inService: true,
  user: null,
  pageConfig: null,
  batches: [],
  appliedBatches: [],
  specialBatchState: null,
  device: 'desktop',
  phoneHeader: false,
  adminEditing: false,
  adminEditingOver: false,
  registeredActivities: [],
  questionnaire: { state: 0, answers: {}, order: [] },
  unread: 0,
  today: null,
};

export const useSession = create<SessionState>(() => emptySession);
