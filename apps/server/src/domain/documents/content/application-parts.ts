import { setImmediate } from 'node:timers/promises';
import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import { lookupsForPreview } from '@portico/form-engine/preview/preview-lookups';
import type { Answers } from '@portico/form-engine/values/answer';
import { lookupIn, lookupInRow, rowsIn } from '@portico/form-engine/visibility/shown-fields';
import type { AnswerLookup } from '@portico/form-engine/visibility/answer-lookup';
import type { Block, Part } from '../../../platform/documents/application-document.ts';
import { flowBlocks } from './flow-blocks.ts';
import { groupBlock } from './groups.ts';
import { blocksOf } from './pairs.ts';
import { type Reader, textsOf } from '../../../platform/documents/texts.ts';

/** The modules of an application, each with its answers and staff entries. */
export async function applicationParts(content: PreviewContent, reader: Reader): Promise<readonly Part[]> {
  const form = compileForm({ modules: content.modules }, models);
  const context = { language: reader.language, today: content.today };
  const look = lookupIn(form, content.answers, context);
  const calculated = calculatedIn(form, content, context);
  const parts: Part[] = [];
  for (const module of form.modules) {
    // A module may contain 1 MB of text, so other requests get a turn after each.
    await setImmediate();
    const blocks = [
      ...plainBlocks(module, content, look, calculated, reader),
      ...groupBlocks(module, content, look, reader),
      ...flowBlocks(content.flowEntries[module.definition.id] ?? [], reader),
    ];
    const title = textsOf(module.definition.title, reader);
    parts.push({ title, blocks: blocks.length === 0 ? [{ kind: 'nothing' }] : blocks });
  }
  return parts;
}

function plainBlocks(
  module: CompiledModule,
  content: PreviewContent,
  look: AnswerLookup,
  calculated: Answers,
  reader: Reader,
): readonly Block[] {
  const withheld = new Set(content.withheld);
  const fields = module.fields
    .filter((field) => withheld.has(field.definition.key) || look(field) !== null)
    .filter(({ calculation, definition }) => calculation === null || Object.hasOwn(calculated, definition.key))
    .map(({ definition }) => definition);
  return blocksOf({ fields, answers: { ...content.answers.fields, ...calculated }, withheld }, reader);
}

/** What is worked out from the answers. A result that rests on a withheld answer is left out. */
function calculatedIn(form: CompiledForm, { answers, withheld }: PreviewContent, context: CheckContext): Answers {
  const { plain } = lookupsForPreview(form, answers, new Set(withheld), context);
  const fields = form.modules.flatMap((module) => module.fields).filter(({ calculation }) => calculation !== null);
  const entries = fields.flatMap((field) => {
    const answer = plain(field);
    return answer === null || answer === 'withheld' ? [] : [[field.definition.key, answer] as const];
  });
  return Object.fromEntries(entries);
}

function groupBlocks(
  module: CompiledModule,
  content: PreviewContent,
  look: AnswerLookup,
  reader: Reader,
): readonly Block[] {
  const withheld = new Set(content.withheld);
  const context = { language: reader.language, today: content.today };
  return module.groups.map((group): Block => {
    const title = textsOf(group.definition.title, reader);
    if (withheld.has(group.definition.key)) return { kind: 'section', title, blocks: [hidden] };
    const rows = rowsIn(content.answers, group.definition.key).map((row, index) => {
      const inRow = lookupInRow(group, row, index + 1, look, context);
      const shown = group.fields.filter((field) => inRow(field) !== null);
      return { row, fields: shown.map(({ definition }) => definition) };
    });
    return { kind: 'section', title, blocks: [groupBlock(rows, withheld, reader)] };
  });
}

const hidden: Block = { kind: 'pairs', pairs: [{ label: [], value: [{ kind: 'withheld' }] }] };
