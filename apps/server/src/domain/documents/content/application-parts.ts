import { setImmediate } from 'node:timers/promises';
import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
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
  const look = lookupIn(form, content.answers, { language: reader.language, today: content.today });
  const parts: Part[] = [];
  for (const module of form.modules) {
    // A module may contain 1 MB of text, so other requests get a turn after each.
    await setImmediate();
    const blocks = [
      ...plainBlocks(module, content, look, reader),
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
  reader: Reader,
): readonly Block[] {
  const withheld = new Set(content.withheld);
  const fields = module.fields
    .filter((field) => withheld.has(field.definition.key) || look(field) !== null)
    .map(({ definition }) => definition);
  return blocksOf({ fields, answers: content.answers.fields, withheld }, reader);
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
