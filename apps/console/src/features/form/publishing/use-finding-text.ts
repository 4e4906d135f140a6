import type { FormFindings } from '@portico/contract/form-draft.schemas';
import { isLanguage } from '@portico/form-engine/language';
import { definitionProblemKeys, type DefinitionProblemKey } from '@portico/form-engine/publish/definition-problem';
import { useTranslations } from 'use-intl';

const texts = ['title', 'label', 'placeholder', 'remark', 'tips', 'option'] as const;
const settings = [
  'noOptions',
  'noRows',
  'noColumns',
  'duplicateOption',
  'optionWithoutValue',
  'ambiguousLabel',
  'needsTextWithoutTakingIt',
  'mostTooLarge',
  'fewestTooLarge',
  'htmlMissing',
  'areaMissing',
  'dateFormatUnknown',
  'dateFormatUnit',
  'dateLimitUnknown',
  'dateLimitsReversed',
  'fileTypeUnknown',
  'fileSizeTooSmall',
  'fileCountTooSmall',
  'secondsNegative',
  'leastAboveGreatest',
  'limitsOfNoNumber',
  'shortestAboveLongest',
  'lengthOfNature',
] as const;

const decided = [
  'unreachable',
  'requiredUnreachable',
  'optionUnreachable',
  'unanswerable',
  'fewestUnder',
  'cannotComplete',
  'undecided',
  'unmarkedSensitive',
  'keyReused',
] as const;
const ofWords = ['sameText', 'mixedScripts', 'otherChinese', 'translationLeftOut'] as const;

type Elsewhere = (typeof decided)[number] | (typeof ofWords)[number];
const elsewhere: readonly string[] = [...decided, ...ofWords];
const singles = definitionProblemKeys.filter(
  (key): key is Exclude<DefinitionProblemKey, Elsewhere> => !elsewhere.includes(key),
);

/** What is wrong, as a sentence. */
export function useFindingText(): (finding: FormFindings[number]) => string {
  const t = useTranslations('console');
  return ({ key, params = {} }) => {
    const setting = settings.find((one) => one === params['setting']);
    if (key === 'settings' && setting !== undefined) return t(`designer.settingProblems.${setting}`, params);
    const { language, text } = params;
    const words = {
      text: t(`designer.findings.texts.${texts.find((one) => one === text) ?? 'other'}`),
      language: isLanguage(language) ? t(`languages.${language}`) : '',
    };
    if (key === 'missingLanguage') return t('designer.problems.missingLanguage', words);
    const odd = ofWords.find((one) => one === key);
    if (odd !== undefined) return t(`formFindings.problems.${odd}`, words);
    const search = decided.find((one) => one === key);
    if (search !== undefined) return t(`formFindings.problems.${search}`, params);
    // A server that was renewed meanwhile may know more checks than this page.
    return t(`designer.problems.${singles.find((one) => one === key) ?? 'settings'}`, params);
  };
}
