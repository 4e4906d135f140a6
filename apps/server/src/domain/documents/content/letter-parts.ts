import { type DocumentWord, documentWord } from '@portico/i18n/document-words';
import type { PreviewLetter } from '@portico/form-engine/preview/preview-content';
import type { Block, Pair, Part } from '../../../platform/documents/application-document.ts';
import { plainValue, type Reader, textsOf } from '../../../platform/documents/texts.ts';
import { documentFile } from './file-facts.ts';

/** The letters, limited to what this reader may see: the author, the state, and the content. */
export function letterParts(letters: readonly PreviewLetter[], reader: Reader): readonly Part[] {
  if (letters.length === 0) return [];
  const word = (name: DocumentWord) => textsOf(documentWord(name), reader);
  const entries = letters.map((letter) => {
    const about: Pair[] = [
      { label: word('recommender'), value: plainValue(letter.recommender) },
      { label: word('letterState'), value: [{ kind: 'texts', texts: word(letterStates[letter.state]), words: '' }] },
      ...(letter.email === undefined ? [] : [{ label: word('email'), value: plainValue(letter.email) }]),
    ];
    const files = letter.files.map(documentFile);
    const brought: readonly Pair[] =
      files.length === 0 ? [] : [{ label: word('letterFiles'), value: [{ kind: 'files', files }] }];
    return { blocks: [pairsOf(about), ...contentBlocks(letter, reader), ...brought.map((one) => pairsOf([one]))] };
  });
  return [{ title: word('letters'), blocks: [{ kind: 'entries', entries }] }];
}

const letterStates = {
  invited: 'letterInvited',
  delivered: 'letterDelivered',
  opened: 'letterOpened',
  declined: 'letterDeclined',
  bounced: 'letterBounced',
  received: 'letterReceived',
} as const satisfies Record<PreviewLetter['state'], DocumentWord>;

// Answers up to three lines long are printed beside the question.
const longestBeside = 110;

/** In form order; a long answer is printed below its question over the full width. */
function contentBlocks({ entries }: PreviewLetter, reader: Reader): readonly Block[] {
  const blocks: Block[] = [];
  let beside: Pair[] = [];
  const close = () => {
    if (beside.length > 0) blocks.push(pairsOf(beside));
    beside = [];
  };
  for (const { name, value } of entries) {
    const label = textsOf(name, reader);
    const values = plainValue(value);
    const [only] = values;
    if (only?.kind !== 'text' || (only.text.length <= longestBeside && !only.text.includes('\n'))) {
      beside.push({ label, value: values });
      continue;
    }
    close();
    blocks.push({ kind: 'prose', label, text: only.text, latin: only.latin });
  }
  close();
  return blocks;
}

function pairsOf(pairs: readonly Pair[]): Block {
  return { kind: 'pairs', pairs };
}
