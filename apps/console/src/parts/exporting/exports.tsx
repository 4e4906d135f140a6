import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** An application that somebody wants as a PDF. */
export interface ExportRequest {
  readonly application: string;
  readonly name: string;
  /** Tells people of the same name apart; empty before there is one. */
  readonly number: string;
}

export interface Export extends ExportRequest {
  /** Tells one try from the next. */
  readonly attempt: number;
  readonly status: 'working' | 'ready' | 'failed';
}

interface Exports {
  readonly list: readonly Export[];
  readonly start: (request: ExportRequest) => void;
  readonly setStatus: (application: string, status: Export['status']) => void;
  readonly dismiss: (application: string) => void;
}

const ExportsContext = createContext<Exports | null>(null);

/** Keeps what was asked for while one goes on working, whichever page that is on. */
export function ExportsProvider({ children }: { readonly children: ReactNode }) {
  const [{ list }, setState] = useState<State>({ list: [], attempts: 0 });
  const start = useCallback((request: ExportRequest) => setState((state) => withRequest(state, request)), []);
  const setStatus = useCallback(
    (application: string, status: Export['status']) =>
      setState((state) => ({
        ...state,
        list: state.list.map((one) => (one.application === application ? { ...one, status } : one)),
      })),
    [],
  );
  const dismiss = useCallback(
    (application: string) =>
      setState((state) => ({ ...state, list: state.list.filter((one) => one.application !== application) })),
    [],
  );
  const exports = useMemo(() => ({ list, start, setStatus, dismiss }), [list, start, setStatus, dismiss]);
  return <ExportsContext value={exports}>{children}</ExportsContext>;
}

interface State {
  readonly list: readonly Export[];
  readonly attempts: number;
}

/** What was saved makes room; the same application has one line, whichever time it is asked for. */
function withRequest({ list, attempts }: State, request: ExportRequest): State {
  const others = list.filter(({ application, status }) => application !== request.application && status !== 'ready');
  return { list: [...others, { ...request, attempt: attempts + 1, status: 'working' }], attempts: attempts + 1 };
}

export function useExports(): Exports {
  const exports = use(ExportsContext);
  if (exports === null) throw new Error('Exports are asked for outside their provider');
  return exports;
}
