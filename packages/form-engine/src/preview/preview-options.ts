import type { Language } from '../language.ts';

/** Spec 3: the look of a preview and what its reader may see; one object for the portal and the console. */
export interface PreviewOptions {
  /** `column`: each answer beside its question; `row`: each answer below its question. */
  readonly displayMode: 'column' | 'row';
  /** The menu to the left of the modules, or above them. */
  readonly layoutMode: 'vert' | 'horz';
  readonly lang: Language;
  /** Put before the address of a file that is not absolute; empty means this server. */
  readonly baseImgUrl: string;
  /** The reader: the applicant, or staff. */
  readonly environment: 'apply' | 'console';
  /** The heading of the menu in the institution's own words; empty uses ours. */
  readonly specialName: string;
  readonly showReferrer: boolean;
  readonly showRecommendation: boolean;
  readonly showSensitive: boolean;
  /** The columns, of 24, that the menu of the vertical layout takes. */
  readonly menuSpan: 4 | 6;
  /** Whether a missing file is reported in red, or shown as a dash. */
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
