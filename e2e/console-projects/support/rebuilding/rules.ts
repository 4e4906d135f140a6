import type { Page } from '@playwright/test';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { giveWords, panel, pick, pickQuestions } from './settings.ts';

/** How questions, groups and modules are called on the screen, by their ids. */
export interface Called {
  readonly keyOf: (id: string) => string;
  readonly field: (id: string) => FieldDefinition;
}

/** Whether a question has rules, which are written when all that they may name is there. */
export function hasRules({ triggers, compare, relation }: FieldDefinition): boolean {
  return triggers !== undefined || compare !== undefined || relation !== undefined;
}

/** Writes the rules of the question that is chosen, as sentences. */
export async function giveRules(page: Page, field: FieldDefinition, { keyOf, field: fieldOf }: Called): Promise<void> {
  await panel(page)
    .getByRole('tab', { name: /^Logic/ })
    .click();
  const logic = panel(page).getByRole('region', { name: 'Logic' });
  const words = (of: FieldDefinition, values: readonly string[]) =>
    values.map((value) => of.options?.find((option) => option.value === value)?.label.en ?? value);
  if (field.relation !== undefined) {
    await logic.getByRole('button', { name: 'Show only under a condition' }).click();
    await pickQuestions(page, 'Question', [keyOf(field.relation.field)], logic);
    await pick(page, 'Options', words(fieldOf(field.relation.field), [field.relation.option]), logic);
  }
  for (const { when, opens } of field.triggers ?? []) {
    await logic.getByRole('button', { name: 'An answer opens other questions' }).click();
    const sentence = logic.getByRole('group', { name: /^When / }).last();
    if ('options' in when) await pick(page, 'Options that open', words(field, when.options), sentence);
    else
      for (const { from, to } of when.ranges) {
        await sentence.getByLabel('From', { exact: true }).last().fill(from);
        await sentence.getByLabel('To', { exact: true }).last().fill(to);
      }
    await pickQuestions(page, 'What opens', opens.map(keyOf), sentence);
  }
  if (field.compare !== undefined) {
    await pickQuestions(page, 'Answers that it may not repeat', field.compare.fields.map(keyOf), logic);
    if (field.compare.text !== undefined) await giveWords(page, 'Message when it repeats', field.compare.text);
  }
}
