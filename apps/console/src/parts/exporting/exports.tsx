import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** An application to be exported as PDF. */
export interface ExportRequest {
  readonly application: string;
  readonly name: string;
  /** Tells applicants with the same name apart; empty before the application has a number. */
  readonly number: string;
}

export interface Export extends ExportRequest {
  /** The number of this attempt. */
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

/** Keeps the requested exports while the staff member moves between pages. */
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

/** Saved exports are dropped; each application has one line, however often it is requested. */
function withRequest({ list, attempts }: State, request: ExportRequest): State {
  const others = list.filter(({ application, status }) => application !== request.application && status !== 'ready');
  return { list: [...others, { ...request, attempt: attempts + 1, status: 'working' }], attempts: attempts + 1 };
}

export function useExports(): Exports {
  const exports = use(ExportsContext);
  if (exports === null) throw new Error('Exports are asked for outside their provider');
  return exports;
}
