import type { StoredFile } from '@portico/form-engine/values/answer';
import { createContext } from 'react';

/** What opening files needs of the app around. */
export interface ViewingServices {
  /** An address at which the file can be shown or fetched now. */
  readonly addressOf: (file: StoredFile) => string;
  /** The page that shows a PDF; the one of this server unless told. */
  readonly viewerPage?: (address: string) => string;
  /** Where an office document is shown; a download without it. */
  readonly officeViewer?: (address: string) => string;
}

/** Where the link to a file stands. */
export type FilePlace = 'page' | 'table';

export interface FileViewer {
  /** Opens a file the way its kind wants; pictures can be leafed through. Those of a table begin larger (spec 9). */
  readonly open: (files: readonly StoredFile[], index: number, place?: FilePlace) => void;
}

export const fileViewerContext = createContext<FileViewer | null>(null);
