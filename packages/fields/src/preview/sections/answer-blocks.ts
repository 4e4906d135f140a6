import type { CompiledField, CompiledGroup, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { PreviewLookup, PreviewLookups } from '@portico/form-engine/preview/preview-lookups';
import type { Told } from '@portico/form-engine/values/told';
import { models } from '../../models.ts';
import { type AnswerPair, isAnswered, pairAnswers } from '../../reading/pair-answers.ts';
import type { PreviewBlock } from './preview-section.ts';

// A block is rendered at once: about one phone screen.
const pairsInBlock = 16;
const mostColumns = 6;

/** The blocks of a module's plain fields. */
export function plainBlocks(module: CompiledModule, { plain }: PreviewLookups): readonly PreviewBlock[] {
  const pairs = pairsOf(module.fields, plain);
  return Array.from({ length: Math.ceil(pairs.length / pairsInBlock) }, (_, run) => {
    const own = pairs.slice(run * pairsInBlock, (run + 1) * pairsInBlock);
    return { kind: 'pairs', key: `pairs-${run}`, lines: own.length, pairs: own };
  });
}

/** The blocks of a repeatable group: a table if its rows fit into one, else a card for each row. */
export function groupBlocks(
  group: CompiledGroup,
  looks: PreviewLookups,
  withheld: ReadonlySet<string>,
): readonly PreviewBlock[] {
  const { definition } = group;
  const { key } = definition;
  const isWithheld = withheld.has(key);
  const rows = isWithheld ? [] : looks.rowsOf(group).map((look) => pairsOf(group.fields, look));
  if (rows.length === 0) return [{ kind: 'no-rows', key, lines: 2, group: definition, isWithheld }];
  const columns = columnsOf(definition.fields, rows);
  if (definition.layout === 'table' && columns.length <= mostColumns && rows.every(fitsTable)) {
    return [{ kind: 'rows-table', key, lines: rows.length + 2, group: definition, columns, rows }];
  }
  return rows.map((pairs, index) => ({
    kind: 'row',
    key: `${key}-${index + 1}`,
    lines: pairs.length + 1,
    group: definition,
    number: index + 1,
    pairs,
  }));
}

/** Whether anything was answered or is withheld; the institution's own texts are not answers. */
export function hasAnswer(blocks: readonly PreviewBlock[]): boolean {
  return blocks.some((block) => {
    if (block.kind === 'pairs') return block.pairs.some(({ answers }) => answers.some(isAnswered));
    return block.kind !== 'no-rows' || block.isWithheld;
  });
}

function pairsOf(fields: readonly CompiledField[], look: PreviewLookup): readonly AnswerPair[] {
  const compiled = new Map(fields.map((field) => [field.definition, field]));
  const see = (field: FieldDefinition) => {
    const found = compiled.get(field);
    return found === undefined ? null : look(found);
  };
  return pairAnswers([...compiled.keys()], see);
}

/** The fields that show in at least one row. */
function columnsOf(fields: readonly FieldDefinition[], rows: readonly (readonly AnswerPair[])[]) {
  const shown = new Set(rows.flatMap((pairs) => pairs.map(({ field }) => field)));
  return fields.filter((field) => shown.has(field));
}

function fitsTable(pairs: readonly AnswerPair[]): boolean {
  return pairs.every(
    ({ field, answers }) => field.preview?.mode !== 'block' && answers.every((seen) => fitsCell(seen.field)),
  );
}

const cellKinds: ReadonlySet<Told['kind']> = new Set(['text', 'choices', 'range']);

function fitsCell(field: FieldDefinition): boolean {
  const { tell, empty, isProse = false } = models[field.type];
  return !isProse && tell(empty, field).every(({ kind }) => cellKinds.has(kind));
}
