import type { Locator, Page } from '@playwright/test';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { GroupDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { expect } from '../../support/portal.ts';
import { questionOf } from '../../support/question.ts';
import { nextFrame } from '../../support/saving-word.ts';
import { answerField } from './answer-field.ts';

let answered = 0;

/** Answers all fields of a module, and those that the answers open. */
export async function fillModule(page: Page, module: ModuleDefinition): Promise<void> {
  // A form of rows alone is ready once it shows the first group.
  const [first] = module.groups;
  if (module.fields.length === 0 && first !== undefined) await groupOf(page, first).waitFor();
  await fillFields(page, page.getByRole('main'), module.fields);
  for (const group of module.groups) await fillGroup(page, group);
}

async function fillGroup(page: Page, group: GroupDefinition): Promise<void> {
  const host = groupOf(page, group);
  if (!(await host.isVisible())) return;
  for (let row = 0; row < Math.max(1, group.requiredRows); row += 1) {
    await host.getByRole('button', { name: group.addLabel?.en ?? /^(Add|New)/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'OK', exact: true }).waitFor();
    await fillFields(page, dialog, group.fields);
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
}

/** By its key: demo forms use the same label twice. */
function groupOf(page: Page, { key }: GroupDefinition): Locator {
  return page.locator(`#field-${key}`);
}

async function fillFields(page: Page, within: Locator, fields: readonly FieldDefinition[]): Promise<void> {
  const done = new Set<string>();
  for (let found = true; found;) {
    found = false;
    // What an answer opens is rendered with the next frame.
    await nextFrame(page);
    for (const field of fields.filter(({ key }) => !done.has(key))) {
      const host = questionOf(within, field.key);
      if ((await host.count()) === 0) continue;
      done.add(field.key);
      found = true;
      if (isLeftEmpty(field)) continue;
      answered += 1;
      await answerField({ page, field, host, nth: answered });
    }
  }
}

/** Optional uploads, videos and signatures are left out. */
function isLeftEmpty({ type, required }: FieldDefinition): boolean {
  return required !== true && (type === 'upload' || type === 'video' || type === 'signature');
}
