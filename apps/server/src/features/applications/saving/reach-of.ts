import { outsideOf } from '../../../domain/forms/outside-of.ts';
import type { PublishedForm } from '../../../domain/forms/published-forms.ts';

/** How far a change in one module reaches. */
interface Reach {
  /** Modules whose state may be another one afterwards. */
  readonly judged: ReadonlySet<string>;
  /** Those, and the ones that must be looked at to judge them. */
  readonly wanted: readonly string[];
}

const cache = new WeakMap<PublishedForm, Map<string, Reach>>();

/** Mostly the module alone: a save then neither reads nor judges the rest of the form. */
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
