import { type Language, languages } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';

/** The fields of a look as the words name them: without the language of a text. */
const fieldNames = [
  'skin',
  'theme',
  'colour',
  'softColour',
  'title',
  'seoTitle',
  'contact.address',
  'contact.phone',
  'contact.email',
  'contact.hours',
  'icp',
  'copyright',
  'links',
  'qrLabel',
  'headerMenu',
  'sideMenu',
  'footer',
  'homeBlocks',
  'headers.normal',
  'headers.ssm',
  'headers.temporary',
  'traits.choiceWord',
  'traits.previewMenuSpan',
  'traits.letterSteps',
  'traits.showNoFileText',
  'traits.phoneCountry',
  'traits.policyBeforeSignature',
  'pictures.logo',
  'pictures.icon',
  'pictures.header',
  'pictures.qr',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** The name of a field for people, with the language of a text: `title.sc` is the title in simplified Chinese. */
export function useFieldLabel(): (field: string) => string {
  const t = useTranslations('console');
  return (field) => {
    const [base, language] = withoutLanguage(field);
    const name = fieldNames.find((one) => one === base);
    if (name === undefined) return field;
    const label = t(`look.fields.${name}`);
    return language === null ? label : t('look.inLanguage', { field: label, language: t(`languages.${language}`) });
  };
}

function withoutLanguage(field: string): readonly [string, Language | null] {
  const language = languages.find((one) => field.endsWith(`.${one}`)) ?? null;
  return [language === null ? field : field.slice(0, -language.length - 1), language];
}
