import type { FormFindings } from '@portico/contract/form-draft.schemas';
import { isLanguage } from '@portico/form-engine/language';
import { definitionProblemKeys } from '@portico/form-engine/publish/definition-problem';
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

/** What is wrong, as a sentence. */
export function useFindingText(): (finding: FormFindings[number]) => string {
  const t = useTranslations('console');
  return ({ key, params = {} }) => {
    const setting = settings.find((one) => one === params['setting']);
    if (key === 'settings' && setting !== undefined) return t(`designer.settingProblems.${setting}`, params);
    // A server that was renewed meanwhile may know more checks than this page.
    if (key !== 'missingLanguage')
      return t(`designer.problems.${definitionProblemKeys.find((one) => one === key) ?? 'settings'}`, params);
    const { language, text } = params;
    return t('designer.problems.missingLanguage', {
      text: t(`designer.findings.texts.${texts.find((one) => one === text) ?? 'other'}`),
      language: isLanguage(language) ? t(`languages.${language}`) : '',
    });
  };
}
