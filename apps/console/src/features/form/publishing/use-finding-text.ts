import type { FormFindings } from '@portico/contract/form-draft.schemas';
import { isLanguage } from '@portico/form-engine/language';
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

// A check that is newer than these words is told in general ones.
const problems = [
  'tooManyFields',
  'tooManyLinks',
  'duplicateId',
  'duplicateKey',
  'badKey',
  'unknownField',
  'cycle',
  'unknownOption',
  'cannotTrigger',
  'emptyTrigger',
  'reversedRange',
  'impossibleRange',
  'cannotRelate',
  'cannotAsk',
  'emptyCondition',
  'reversedBounds',
  'tooComplex',
  'contradiction',
  'openedByRecommender',
  'cannotBeHidden',
  'cannotCompare',
  'cannotFill',
  'outOfRow',
  'neverShown',
  'rowNumbers',
  'tooFewOptions',
  'badDefault',
  'cannotCalculate',
  'cannotDepend',
  'optionNowhere',
  'nothingUnder',
] as const;

/** What is wrong, as a sentence. */
export function useFindingText(): (finding: FormFindings[number]) => string {
  const t = useTranslations('console');
  return ({ key, params = {} }) => {
    const setting = settings.find((one) => one === params['setting']);
    if (key === 'settings' && setting !== undefined) return t(`designer.settingProblems.${setting}`, params);
    if (key !== 'missingLanguage')
      return t(`designer.problems.${problems.find((one) => one === key) ?? 'settings'}`, params);
    const { language, text } = params;
    return t('designer.problems.missingLanguage', {
      text: t(`designer.findings.texts.${texts.find((one) => one === text) ?? 'other'}`),
      language: isLanguage(language) ? t(`languages.${language}`) : '',
    });
  };
}
