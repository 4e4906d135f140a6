import { createContext, useContext } from 'react';

/** Who reads answers, and what the institution wants them to see. */
export interface Reader {
  /** Whether the answers are the reader's own. */
  readonly isOwn: boolean;
  /** Spec 8: a missing file is shown in red; some institutions do not want that. */
  readonly seesMissingFiles: boolean;
}

const context = createContext<Reader>({ isOwn: true, seesMissingFiles: true });

export const ReaderProvider = context.Provider;

export function useReader(): Reader {
  return useContext(context);
}
