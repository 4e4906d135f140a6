import type { CompiledModule } from '../compile/compiled-form.ts';
import type { AccountFacts } from '../definition/account-fact.ts';
import type { CheckContext } from '../field-model.ts';
import type { FormSession } from './form-session.ts';

/**
 * Fills in visible, empty fields from the account, as if the person had typed it. What the field would refuse is left
 * to the person: an account has one name, but a form may ask for it in Chinese characters and in letters.
 */
export function fillFromAccount(
  session: FormSession,
  { fields }: CompiledModule,
  account: AccountFacts,
  context: CheckContext,
): void {
  for (const { definition, model } of fields) {
    const fact = definition.filledFromAccount;
    const { visible, answer } = session.read(definition.key);
    if (fact === undefined || !visible || !model.isEmpty(answer)) continue;
    const accountAnswer = model.fromAccount?.(fact, account[fact], definition) ?? null;
    if (
      accountAnswer === null ||
      model.isEmpty(accountAnswer) ||
      model.check(accountAnswer, definition, context) !== null
    )
      continue;
    session.change(definition.key, accountAnswer);
  }
}
