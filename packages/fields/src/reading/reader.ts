import { createContext, useContext } from 'react';

/** Who reads answers, and what the institution wants them told. */
export interface Reader {
  /** The answers are the reader's own. */
  readonly isOwn: boolean;
  /** Spec 8: a missing file is said in red; some institutions do not want it. */
  readonly seesMissingFiles: boolean;
}

const context = createContext<Reader>({ isOwn: true, seesMissingFiles: true });

export const ReaderProvider = context.Provider;

export function useReader(): Reader {
  return useContext(context);
}
