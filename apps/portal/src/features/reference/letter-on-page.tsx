import type { LetterRequest } from '@portico/contract/recommendations.schemas';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ReferencePage } from '../../lib/recommender/reference-addresses.ts';
import type { LetterFacts } from './letter-props.ts';
import { takesFile } from './letter/files-first.ts';
import { looks } from './looks/looks.ts';

interface LetterOnPageProps {
  readonly page: ReferencePage;
  readonly request: LetterRequest;
  readonly facts: LetterFacts;
  readonly language: Language;
  readonly modules: readonly CompiledModule[];
  readonly isDone: (module: CompiledModule) => boolean;
  /** The saving status. */
  readonly status: ReactNode;
  readonly notices: ReactNode;
  readonly writer: ReactNode;
  /** `termsFirst`: the signature policy must be ticked before the signature field shows. */
  readonly renderFields: (module: CompiledModule, termsFirst: boolean) => ReactNode;
  readonly handIn: ReactNode;
}

/** The sections of a letter in the look of its page: notices first, then section by section. */
export function LetterOnPage(props: LetterOnPageProps) {
  const { page, modules, isDone, writer, renderFields, handIn, ...shown } = props;
  const { facts, language } = shown;
  const t = useTranslations('reference');
  const { Look, arrange, termsFirst } =
    looks[page === '/letter/edit' && !takesFile(modules) ? '/reference/edit' : page];
  const sections = [
    { id: 'writer', title: t('form.step.writer'), isDone: true, body: writer },
    ...modules.map((module) => ({
      id: module.definition.id,
      title: module.definition.title[language],
      isDone: isDone(module),
      body: renderFields(arrange(module), termsFirst),
    })),
    { id: 'hand', title: t('hand.title'), isDone: false, body: handIn },
  ];
  return <Look title={t('form.for', { applicant: facts.applicant.name })} sections={sections} {...shown} />;
}
