/** The state of an application, by its number on the wire. docs/states.md describes each. */
export const applicationStates = { notSubmitted: 0, inProgress: 1, submitted: 2 } as const;

export type ApplicationState = (typeof applicationStates)[keyof typeof applicationStates];

/** The stage of a submitted application. */
export const applicationStages = { none: 0, interviewOrSupplement: 1, completed: 2 } as const;

export type ApplicationStage = (typeof applicationStages)[keyof typeof applicationStages];

/** Named sets of states: everything that depends on the state of an application asks here. */
export const stateSets = {
  /** The form can be edited. */
  editable: [applicationStates.notSubmitted, applicationStates.inProgress],
  /** The form is locked: 'You have submitted your application...'. */
  locked: [applicationStates.submitted],
  /** Item 3 of the menu leads to the preview instead of the form. */
  leadsToPreview: [applicationStates.submitted],
  /** The application can be submitted. */
  submittable: [applicationStates.notSubmitted, applicationStates.inProgress],
  /** Staff may read it as part of their work; anything else is the applicant's draft. */
  forStaff: [applicationStates.submitted],
  /** The application can be revoked. */
  revocable: [applicationStates.submitted],
  /** Something was filled in. */
  begun: [applicationStates.inProgress, applicationStates.submitted],
  /** Another application can follow. */
  reapplicable: [applicationStates.submitted],
} as const satisfies Readonly<Record<string, readonly ApplicationState[]>>;

export type StateSet = keyof typeof stateSets;

/** Whether a state belongs to a set. */
export function isState(set: StateSet, state: number | null | undefined): boolean {
  return stateSets[set].some((one) => one === state);
}

/** The state on the wire; somebody without an application has not submitted one. */
export function applicationStateOf(state: number | null | undefined): ApplicationState {
  return Object.values(applicationStates).find((one) => one === state) ?? applicationStates.notSubmitted;
}

export function applicationStageOf(stage: number | null | undefined): ApplicationStage {
  return Object.values(applicationStages).find((one) => one === stage) ?? applicationStages.none;
}

/** The keys of the five status words of the specification. */
export type ApplicationStatus = 'notSubmitted' | 'inProgress' | 'submitted' | 'interviewOrSupplement' | 'completed';

const statuses = ['notSubmitted', 'inProgress', 'submitted'] as const;
const staged = ['submitted', 'interviewOrSupplement', 'completed'] as const;

/** The status word of an application. */
export function statusOf(state: number, stage: number): ApplicationStatus {
  if (state === applicationStates.submitted) return staged[stage] ?? 'submitted';
  return statuses[state] ?? 'notSubmitted';
}
