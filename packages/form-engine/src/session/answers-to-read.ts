import type { CompiledModule } from '../compile/compiled-form.ts';
import type { FormAnswers } from '../values/answer.ts';
import type { FormSession } from './form-session.ts';

/** The answers of a session with what is worked out from them, for reading only. */
export function answersToRead(session: FormSession, { fields }: CompiledModule): FormAnswers {
  const { fields: given, rows } = session.answers();
  const calculated = fields
    .filter(({ calculation }) => calculation !== null)
    .map(({ definition: { key } }) => [key, session.read(key).answer] as const);
  return { fields: { ...given, ...Object.fromEntries(calculated) }, rows };
}
