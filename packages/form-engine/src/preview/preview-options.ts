import type { Language } from '../language.ts';

/** Spec 3: how a preview looks and what its reader may see; one object for the portal and the console. */
export interface PreviewOptions {
  /** `column`: each question beside its answer; `row`: each answer below its question. */
  readonly displayMode: 'column' | 'row';
  /** The menu to the left of the modules, or above them. */
  readonly layoutMode: 'vert' | 'horz';
  readonly lang: Language;
  /** Stands before the address of a file that has no place of its own; empty means this server. */
  readonly baseImgUrl: string;
  /** Who reads: the applicant, or staff. */
  readonly environment: 'apply' | 'console';
  /** The heading of the menu in the institution's own words; empty takes ours. */
  readonly specialName: string;
  readonly showReferrer: boolean;
  readonly showRecommendation: boolean;
  readonly showSensitive: boolean;
  /** Columns of 24 that the menu of the vertical layout takes. */
  readonly menuSpan: 4 | 6;
  /** Whether a missing file is said in red, or by a dash. */
  readonly showNoFileText: boolean;
}

export const defaultPreviewOptions: PreviewOptions = {
  displayMode: 'column',
  layoutMode: 'vert',
  lang: 'sc',
  baseImgUrl: '',
  environment: 'apply',
  specialName: '',
  showReferrer: true,
  showRecommendation: true,
  showSensitive: true,
  menuSpan: 4,
  showNoFileText: true,
};
