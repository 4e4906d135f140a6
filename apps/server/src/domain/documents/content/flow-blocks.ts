import { type DocumentWord, documentWord } from '@portico/i18n/document-words';
import type { FlowEntry } from '@portico/form-engine/preview/preview-content';
import type { Block, Pair } from '../../../platform/documents/application-document.ts';
import { plainValue, type Reader, textsOf } from '../../../platform/documents/texts.ts';
import { documentFile } from './file-facts.ts';

const states = { none: null, open: 'flowOpen', passed: 'flowPassed', failed: 'flowFailed' } as const;

/** The entries that staff added to a module, one section for each. */
export function flowBlocks(entries: readonly FlowEntry[], reader: Reader): readonly Block[] {
  return entries.map((entry) => ({
    kind: 'section',
    title: textsOf(entry.title, reader),
    blocks: [{ kind: 'pairs', pairs: pairsOf(entry, reader) }],
  }));
}

function pairsOf({ state, day, text, lines, files, shown }: FlowEntry, reader: Reader): readonly Pair[] {
  const word = (name: DocumentWord) => textsOf(documentWord(name), reader);
  const texts = textsOf(text, reader);
  const inWords = states[state];
  return [
    ...(shown ? [] : [{ label: word('flowReader'), value: [textsValue(word('staffOnly'))] }]),
    ...(inWords === null ? [] : [{ label: word('flowState'), value: [textsValue(word(inWords))] }]),
    ...(day === null ? [] : [{ label: word('flowDay'), value: plainValue(day) }]),
    ...(texts.length === 0 ? [] : [{ label: word('flowText'), value: [textsValue(texts)] }]),
    ...lines.map(({ name, value }) => ({ label: textsOf(name, reader), value: [textsValue(textsOf(value, reader))] })),
    ...(files.length === 0
      ? []
      : [{ label: word('letterFiles'), value: [{ kind: 'files', files: files.map(documentFile) } as const] }]),
  ];
}

function textsValue(texts: ReturnType<typeof textsOf>) {
  return { kind: 'texts', texts, words: '' } as const;
}
