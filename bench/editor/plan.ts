import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { ourDefinition } from '../form/plan/our-definition.ts';
import { planConditional } from '../form/plan/plans.ts';

/** A form with this many questions of all types, so many in each module. */
export function plannedForm(count: number, inModule: number): FormDefinition {
  const [whole] = ourDefinition(planConditional(count)).modules;
  if (whole === undefined) throw new Error('The plan has no module');
  return {
    modules: Array.from({ length: Math.ceil(count / inModule) }, (_, at) => {
      const title = `Module ${at + 1}`;
      return {
        ...whole,
        id: `module-${at}`,
        title: { sc: title, tc: title, en: title },
        fields: whole.fields.slice(at * inModule, (at + 1) * inModule),
      };
    }),
  };
}
