import type { FormTemplates } from '@portico/contract/form-templates.schemas';
import { moduleTemplates } from '../../../templates/module-templates.ts';
import { reachProject } from '../../domain/projects/reach-project.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';

/** The same for every project; only who works on a form is shown them. */
export async function readFormTemplates(
  { project }: FormTemplates['input'],
  call: StaffCall,
): Promise<FormTemplates['output']> {
  await reachProject(project, call);
  const list = await Promise.all(
    moduleTemplates.map(async ({ key, title, summary, load }) => ({ key, title, summary, form: await load() })),
  );
  return { list };
}
