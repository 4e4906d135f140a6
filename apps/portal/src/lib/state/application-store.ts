import { create } from 'zustand';

/**
 * What this browser knows about the application in the current project (spec 3), as far as a screen reads it
 * (docs/client-state.md).
 */
export interface ApplicationState {
  /** freeState: signed in without a password */
  readonly passwordFree: boolean;
  /** successData */
  readonly outcome: Readonly<Record<string, unknown>> | null;
  /** device_id */
  readonly deviceId: string;
  /** qm.signature, the address of the signature that was saved last */
  readonly signature: string;
}

export const emptyApplication: ApplicationState = {
  passwordFree: false,
  outcome: null,
  deviceId: '',
  signature: '',
};

export const useApplication = create<ApplicationState>(() => emptyApplication);
