import { outsideOf } from '../../../domain/forms/outside-of.ts';
import type { PublishedForm } from '../../../domain/forms/published-forms.ts';

/** The modules that a change in one module affects. */
interface Reach {
  /** Modules whose state may change. */
  readonly judged: ReadonlySet<string>;
  /** Those, and the modules that must be read to judge them. */
  readonly wanted: readonly string[];
}

const cache = new WeakMap<PublishedForm, Map<string, Reach>>();

/** Usually only the module itself, so that a save neither reads nor judges the rest of the form. */
export function reachOf(form: PublishedForm, id: string): Reach {
  const cached = cache.get(form) ?? new Map<string, Reach>();
  cache.set(form, cached);
  const reach = cached.get(id) ?? findReach(form, id);
  cached.set(id, reach);
  return reach;
}

function findReach({ compiled }: PublishedForm, id: string): Reach {
  const outside = compiled.modules.map((module) => ({
    id: module.definition.id,
    needs: new Set(outsideOf(compiled, module).map((other) => other.id)),
  }));
  const judged = new Set(outside.filter((module) => module.id === id || module.needs.has(id)).map((one) => one.id));
  const wanted = outside.filter((module) => judged.has(module.id)).flatMap((module) => [module.id, ...module.needs]);
  return { judged, wanted: [...new Set([id, ...wanted])] };
}
