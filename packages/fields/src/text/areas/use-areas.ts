import { useEffect, useState } from 'react';
import type { AreaOption, LoadAreas } from '../../field-services.ts';

type Loaded = readonly AreaOption[] | 'failed';

/** The parts of an area, loaded once it is chosen; null while they load, or if none is chosen. */
export function useAreas(load: LoadAreas, parent: string | undefined): Loaded | null {
  const [result, setResult] = useState<{ readonly parent: string; readonly loaded: Loaded } | null>(null);
  useEffect(() => {
    if (parent === undefined) return undefined;
    const left = new AbortController();
    const keep = (loaded: Loaded) => {
      if (!left.signal.aborted) setResult({ parent, loaded });
    };
    load(parent, left.signal).then(keep, () => keep('failed'));
    return () => left.abort();
  }, [load, parent]);
  return result !== null && result.parent === parent ? result.loaded : null;
}
