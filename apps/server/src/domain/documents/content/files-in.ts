import type {
  ApplicationDocument,
  Block,
  DocumentFile,
  Value,
} from '../../../platform/documents/application-document.ts';

/** The ids of the stored files that a document mentions. */
export function filesIn(document: ApplicationDocument): readonly string[] {
  const ids = new Set<string>();
  withFiles(document, (file) => {
    ids.add(file.uid);
    return file;
  });
  return [...ids];
}

/** A copy of the document with each file replaced by the result of a function. */
export function withFiles(
  document: ApplicationDocument,
  change: (file: DocumentFile) => DocumentFile,
): ApplicationDocument {
  const inValue = (value: Value): Value => {
    if (value.kind === 'files') return { ...value, files: value.files.map(change) };
    return value.kind === 'signature' ? { ...value, file: change(value.file) } : value;
  };
  const inValues = (values: readonly Value[]) => values.map(inValue);
  const inBlock = (block: Block): Block => {
    if (block.kind === 'pairs')
      return { ...block, pairs: block.pairs.map((pair) => ({ ...pair, value: inValues(pair.value) })) };
    if (block.kind === 'section') return { ...block, blocks: block.blocks.map(inBlock) };
    if (block.kind === 'table') return { ...block, rows: block.rows.map((row) => row.map(inValues)) };
    if (block.kind === 'entries')
      return { ...block, entries: block.entries.map((entry) => ({ blocks: entry.blocks.map(inBlock) })) };
    return block;
  };
  return { ...document, parts: document.parts.map((part) => ({ ...part, blocks: part.blocks.map(inBlock) })) };
}
