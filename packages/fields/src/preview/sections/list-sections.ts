import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import { lookupsForPreview, type PreviewLookups } from '@portico/form-engine/preview/preview-lookups';
import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import type { PreviewOptions } from '@portico/form-engine/preview/preview-options';
import { hasQuestions } from '@portico/form-engine/verdict/judge-form';
import { groupBlocks, hasAnswer, plainBlocks } from './answer-blocks.ts';
import type { PreviewBlock, PreviewSection } from './preview-section.ts';

/** The sections of a preview, in order: the modules the reader may see, letters, additional tables. */
export function listSections(
  form: CompiledForm,
  content: PreviewContent,
  options: PreviewOptions,
): readonly PreviewSection[] {
  const withheld = new Set(content.withheld);
  if (!options.showSensitive) for (const key of sensitiveKeys(form)) withheld.add(key);
  const looks = lookupsForPreview(form, content.answers, withheld, { language: options.lang, today: content.today });
  const modules = form.modules.filter((module) => isForReader(module, options));
  const homeOfLetters = modules.find(({ definition }) => definition.author === 'referees');
  const letters = options.showRecommendation ? letterBlocks(content, homeOfLetters !== undefined) : [];
  const sections = modules.map((module): PreviewSection => {
    const { id, title } = module.definition;
    const own = [...answersOf(module, looks, withheld), ...flowBlocks(content, id)];
    const blocks = module === homeOfLetters ? [...own, ...letters] : own;
    return { id: `module-${id}`, title: title[options.lang], kind: 'module', blocks };
  });
  if (homeOfLetters === undefined && letters.length > 0) sections.push(extra('letters', letters));
  if (content.tables.length > 0) sections.push(extra('tables', tableBlocks(content)));
  return sections;
}

function extra(kind: 'letters' | 'tables', blocks: readonly PreviewBlock[]): PreviewSection {
  return { id: kind, title: '', kind, blocks };
}

// Spec 2: the modules of recommenders are not included; spec 3: a flag controls what the applicant wrote about them.
function isForReader({ definition: { author } }: CompiledModule, { showReferrer }: PreviewOptions): boolean {
  return author === 'applicant' || (author === 'referees' && showReferrer);
}

function answersOf(
  module: CompiledModule,
  looks: PreviewLookups,
  withheld: ReadonlySet<string>,
): readonly PreviewBlock[] {
  const plain = plainBlocks(module, looks);
  const groups = module.groups.map((group) => groupBlocks(group, looks, withheld));
  const isEmpty = hasQuestions(module) && ![plain, ...groups].some(hasAnswer);
  return isEmpty ? [] : [...plain, ...groups.flat()];
}

function sensitiveKeys(form: CompiledForm): readonly string[] {
  return [...form.byKey.values()].flatMap(({ definition: { key, preview } }) =>
    preview?.sensitive === true ? [key] : [],
  );
}

function flowBlocks({ flowEntries }: PreviewContent, module: string): readonly PreviewBlock[] {
  const entries = Object.hasOwn(flowEntries, module) ? (flowEntries[module] ?? []) : [];
  return entries.map((entry, index) => ({
    kind: 'flow-entry',
    key: `flow-entry-${entry.id}`,
    lines: entry.lines.length + entry.files.length + 3,
    entry,
    isTitled: index === 0,
  }));
}

function letterBlocks({ letters, timeZone }: PreviewContent, isTitled: boolean): readonly PreviewBlock[] {
  return letters.map((letter, index) => ({
    kind: 'letter',
    key: `letter-${letter.id}`,
    lines: letter.entries.length + letter.files.length + 2,
    letter,
    timeZone,
    isTitled: isTitled && index === 0,
  }));
}

function tableBlocks({ tables }: PreviewContent): readonly PreviewBlock[] {
  return tables.map((table) => ({ kind: 'table', key: `table-${table.id}`, lines: table.rows.length + 2, table }));
}
