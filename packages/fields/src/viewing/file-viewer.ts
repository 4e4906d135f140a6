import type { StoredFile } from '@portico/form-engine/values/answer';
import { createContext } from 'react';

/** What opening files needs from the surrounding app. */
export interface ViewingServices {
  /** An address at which the file can currently be shown or fetched. */
  readonly addressOf: (file: StoredFile) => string;
  /** The page that shows a PDF; by default the one of this server. */
  readonly viewerPage?: (address: string) => string;
  /** The address that shows an office document; without it, it is downloaded. */
  readonly officeViewer?: (address: string) => string;
}

/** Where the link to a file is. */
export type FilePlace = 'page' | 'table';

export interface FileViewer {
  /** Opens a file in the viewer of its kind; pictures can be paged through. Those of a table start larger (spec 9). */
  readonly open: (files: readonly StoredFile[], index: number, place?: FilePlace) => void;
}

export const fileViewerContext = createContext<FileViewer | null>(null);
