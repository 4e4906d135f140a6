import type { Language, LocalText } from '@portico/form-engine/language';
import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import type { PreviewOptions } from '@portico/form-engine/preview/preview-options';
import type { ApplicationStage, ApplicationState } from '@portico/form-engine/states/application-states';

/** The options that the server decides; the screen chooses language and environment. */
export type ServerPreviewOptions = Omit<PreviewOptions, 'lang' | 'baseImgUrl' | 'environment'>;

/** What one reader may see of an application, before it is drawn or sent. */
export interface Preview {
  readonly content: PreviewContent;
  readonly application: PreviewedApplication;
  readonly formVersion: { readonly id: string; readonly number: number };
  readonly look: ServerPreviewOptions;
  readonly can: { readonly revoke: boolean; readonly reapply: boolean };
  readonly now: Date;
}

export interface PreviewedApplication {
  /** Null before a batch was chosen. */
  readonly id: string | null;
  readonly applicantId: string;
  readonly name: string;
  readonly state: ApplicationState;
  readonly stage: ApplicationStage;
  /** Empty before it is submitted. */
  readonly number: string;
  readonly submittedAt: Date | null;
  readonly batchTitle: LocalText | null;
  readonly projectTitle: LocalText;
}

/** Whose application is previewed, and the time of the request. */
export interface PreviewQuery {
  readonly projectId: string;
  readonly applicantId: string;
  readonly language: Language;
  readonly now: Date;
}
