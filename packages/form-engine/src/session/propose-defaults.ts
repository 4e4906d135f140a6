import type { CompiledModule } from '../compile/compiled-form.ts';
import type { FormSession } from './form-session.ts';

/** Proposes the defaults of a module that nobody has answered, as if the person had typed them. */
export function proposeDefaults(session: FormSession, { fields }: CompiledModule): void {
  for (const { definition } of fields) session.propose(definition.key);
}
