import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** An application that somebody wants as a PDF. */
export interface Wanted {
  readonly application: string;
  readonly name: string;
  /** Tells people of the same name apart; empty before there is one. */
  readonly number: string;
}

export interface Export extends Wanted {
  /** Tells one asking from the next. */
  readonly asking: number;
  readonly standing: 'working' | 'ready' | 'failed';
}

interface Exports {
  readonly list: readonly Export[];
  readonly ask: (wanted: Wanted) => void;
  readonly note: (application: string, standing: Export['standing']) => void;
  readonly dismiss: (application: string) => void;
}

const ExportsContext = createContext<Exports | null>(null);

/** Keeps what was asked for while one goes on working, whichever page that is on. */
export function ExportsProvider({ children }: { readonly children: ReactNode }) {
  const [{ list }, setKept] = useState<Kept>({ list: [], asked: 0 });
  const ask = useCallback((wanted: Wanted) => setKept((kept) => withAsked(kept, wanted)), []);
  const note = useCallback(
    (application: string, standing: Export['standing']) =>
      setKept((kept) => ({
        ...kept,
        list: kept.list.map((one) => (one.application === application ? { ...one, standing } : one)),
      })),
    [],
  );
  const dismiss = useCallback(
    (application: string) =>
      setKept((kept) => ({ ...kept, list: kept.list.filter((one) => one.application !== application) })),
    [],
  );
  const exports = useMemo(() => ({ list, ask, note, dismiss }), [list, ask, note, dismiss]);
  return <ExportsContext value={exports}>{children}</ExportsContext>;
}

interface Kept {
  readonly list: readonly Export[];
  readonly asked: number;
}

/** What was saved makes room; the same application has one line, whichever time it is asked for. */
function withAsked({ list, asked }: Kept, wanted: Wanted): Kept {
  const others = list.filter(({ application, standing }) => application !== wanted.application && standing !== 'ready');
  return { list: [...others, { ...wanted, asking: asked + 1, standing: 'working' }], asked: asked + 1 };
}

export function useExports(): Exports {
  const exports = use(ExportsContext);
  if (exports === null) throw new Error('Exports are asked for outside their provider');
  return exports;
}
