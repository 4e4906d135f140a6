import { receiptAddress } from '@portico/contract/receipts/receipt-text';
import type { ReceiptFacts } from '@portico/contract/receipts/sealed-receipt';
import type { Language, LocalText } from '@portico/form-engine/language';
import { receiptWord } from '@portico/i18n/receipt-words';
import type { Pair, Value } from '../../platform/documents/application-document.ts';
import { momentIn } from '../../platform/documents/moment.ts';
import type { ReceiptDocument } from '../../platform/documents/receipt-document.ts';
import { plainValue, type Reader, textsOf } from '../../platform/documents/texts.ts';
import { codeModules } from './receipt-code.ts';
import type { FoundSubmission } from './receipts.queries.ts';

/** What the PDF contains besides the receipt itself. */
export interface Paper {
  readonly publicUrl: string;
  readonly organisation: LocalText;
  readonly colour: string;
  readonly choiceWord: 'batch' | 'track';
  readonly language: Language;
  readonly offered: readonly Language[];
  /** The reader's time zone; null if unknown. */
  readonly zone: string | null;
}

/** Builds the content of a receipt's one-page PDF. */
export function receiptDocument(submission: FoundSubmission, paper: Paper): ReceiptDocument {
  const { receipt, revoked_at, is_replaced } = submission;
  const ended = receiptWord(is_replaced ? 'replaced' : 'revoked');
  const { facts } = receipt;
  const reader: Reader = { language: paper.language, offered: paper.offered };
  const pair = (label: LocalText, value: readonly Value[]): Pair => ({ label: textsOf(label, reader), value });
  const local = (text: LocalText): readonly Value[] => [{ kind: 'texts', texts: textsOf(text, reader), words: '' }];
  const at = new Date(facts.submittedAt);
  const moments = momentsOf(at, facts.timeZone, paper.zone);
  return {
    language: paper.language,
    colour: paper.colour,
    institution: textsOf(paper.organisation, reader),
    title: textsOf(receiptWord('title'), reader),
    statement: textsOf(statementOf(facts, moments.institution), reader),
    facts: [
      pair(receiptWord('number'), plainValue(facts.number)),
      pair(receiptWord('name'), plainValue(facts.name)),
      pair(receiptWord('project'), local(facts.project)),
      pair(receiptWord(paper.choiceWord), local(facts.batch)),
      pair(receiptWord('submitted'), plainValue(moments.institution)),
      ...(moments.own === null ? [] : [pair(receiptWord('ownTime'), plainValue(moments.own))]),
      ...(revoked_at === null ? [] : [pair(ended, plainValue(momentIn(revoked_at, facts.timeZone)))]),
      pair(receiptWord('installation'), plainValue(facts.installation)),
    ],
    technical: {
      title: textsOf(receiptWord('technical'), reader),
      facts: [
        pair(receiptWord('exact'), plainValue(facts.submittedAt)),
        pair(receiptWord('hash'), [{ kind: 'code', text: facts.answersHash }]),
        pair(receiptWord('key'), [{ kind: 'code', text: receipt.key }]),
        pair(receiptWord('signature'), [{ kind: 'code', text: receipt.signature }]),
      ],
    },
    qr: {
      modules: codeModules(receiptAddress(paper.publicUrl, receipt, paper.language)),
      caption: textsOf(receiptWord('caption'), reader),
      address: `${paper.publicUrl}/verify/`,
    },
    foot: { number: facts.number, hash: facts.answersHash },
  };
}

/** The content of the receipt as a sentence. */
function statementOf({ name, number, project }: ReceiptFacts, time: string): LocalText {
  const words = receiptWord('statement');
  const sentencesIn = (language: Language) => {
    const facts: Readonly<Record<string, string>> = { name, number, project: project[language], time };
    return words[language].replaceAll(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? '');
  };
  return { sc: sentencesIn('sc'), tc: sentencesIn('tc'), en: sentencesIn('en') };
}

function momentsOf(at: Date, timeZone: string, zone: string | null) {
  const institution = momentIn(at, timeZone);
  const own = zone === null ? institution : momentIn(at, zone);
  // Time zones that differ only in name show the same time.
  const clock = (text: string) => text.replace(/ \(.*\)$/, '');
  return { institution, own: clock(own) === clock(institution) ? null : own };
}
