import { create } from 'zustand';

/** What this browser knows of the application in the current project (spec 3). */
export interface ApplicationState {
  /** freeState: signed in without a password */
  readonly passwordFree: boolean;
  readonly batchId: string;
  /** batchState, the state of the choice; 2 means chosen */
  readonly choiceState: number;
  /** batch_title */
  readonly batchTitle: string;
  /** batch_state, whether the batch is to come, open or closed */
  readonly batchState: number;
  /** applyList */
  readonly applications: readonly unknown[];
  /** filedValues: answers by module id, then by field key */
  readonly values: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** menu_list */
  readonly modules: readonly { readonly menuid: string; readonly state: number }[];
  /** successData */
  readonly outcome: Readonly<Record<string, unknown>> | null;
  /** device_id */
  readonly deviceId: string;
  /** qm.signature, where the signature is that was saved last */
  readonly signature: string;
  /** pfbz */
  readonly pointsCode: string;
}

export const emptyApplication: ApplicationState = {
  passwordFree: false,
  batchId: '',
  choiceState: 0,
  batchTitle: '',
  batchState: 0,
  applications: [],
  values: {},
  modules: [],
  outcome: null,
  deviceId: '',
  signature: '',
  pointsCode: '',
};

export const useApplication = create<ApplicationState>(() => emptyApplication);
