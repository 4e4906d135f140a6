import { type FieldServices, FieldServicesProvider } from '@portico/fields/field-services';
import { ModuleFields } from '@portico/fields/module-fields';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { FormSession } from '@portico/form-engine/session/form-session';
import { Notice } from '@portico/ui/notice';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { ReferencePage } from '../../../lib/recommender/reference-addresses.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import { isLetter, type TriedState } from '../../../lib/tried-form.ts';
import { useTried } from '../../../parts/trying/use-tried.ts';
import { HandIn } from '../hand-in/hand-in.tsx';
import { LetterOnPage } from '../letter-on-page.tsx';
import { sectionId } from '../looks/look.ts';
import styles from '../reference.module.css';
import { WriterCard } from '../writer/writer-card.tsx';
import { sampleRequest, useSampleFacts } from './sample-letter.ts';

interface TriedLetterProps {
  readonly tried: TriedState;
  readonly page: ReferencePage;
  readonly language: Language;
}

/** The letters of a draft as the designer previews them: on the page of their writer, and nothing leaves it. */
export function TriedLetter({ tried, page, language }: TriedLetterProps) {
  const t = useTranslations('reference.tried');
  const { opened, services } = useTried(tried, showSection);
  const { form, session } = opened;
  const modules = useMemo(() => form.modules.filter(({ definition }) => isLetter(definition)), [form]);
  const isDone = useDone(session, modules);
  const facts = useSampleFacts();
  const project = useSession((portal) => portal.project);
  if (project === null) return null;
  return (
    <LetterOnPage
      {...{ page, facts, language, modules, isDone }}
      request={sampleRequest(project, facts)}
      status={<span className={styles.quiet}>{t('status')}</span>}
      notices={null}
      writer={
        <WriterCard
          uid=""
          facts={facts}
          onSave={async (changes) => ({ ...facts, recommender: { ...facts.recommender, ...changes } })}
        />
      }
      renderFields={(module, termsFirst) => (
        <TriedFields {...{ module, termsFirst, session, services, language }} writer={facts.recommender.name} />
      )}
      handIn={<TriedHandIn {...{ session, modules, facts, language }} />}
    />
  );
}

/** The first section begins with the page, which says whom the letter is about. Another page must not scroll along. */
function showSection(module: string): void {
  const section = document.getElementById(sectionId(module));
  const isFirst = section?.previousElementSibling?.id === sectionId('writer');
  const top = section === null || isFirst ? 0 : section.getBoundingClientRect().top + window.scrollY - headRoom;
  window.scrollTo({ top });
}

/** What headers that stay in view may cover. */
const headRoom = 100;

/** Whether nothing is missing in a module, followed while it is filled in. */
function useDone(session: FormSession, modules: readonly CompiledModule[]): (module: CompiledModule) => boolean {
  const complete = useSyncExternalStore(
    (listener) => {
      const stops = modules.map(({ definition }) => session.subscribeModule(definition.id, listener));
      return () => stops.forEach((stop) => stop());
    },
    () =>
      modules
        .map(({ definition }) => definition.id)
        .filter((id) => session.moduleState(id) === 'complete')
        .join(' '),
  );
  return ({ definition }) => complete.split(' ').includes(definition.id);
}

interface TriedFieldsProps {
  readonly module: CompiledModule;
  readonly session: FormSession;
  readonly services: FieldServices;
  readonly termsFirst: boolean;
  readonly writer: string;
  readonly language: Language;
}

function TriedFields({ module, session, services, termsFirst, writer, language }: TriedFieldsProps) {
  const policy = useTranslations('reference.form')('signaturePolicy');
  const own = useMemo((): FieldServices => {
    const { signing } = services;
    const ofLetter = signing && { ...signing, policy, termsFirst: termsFirst || signing.termsFirst };
    return { ...services, personName: writer, ...(ofLetter && { signing: ofLetter }) };
  }, [services, writer, termsFirst, policy]);
  return (
    <FieldServicesProvider value={own}>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <ModuleFields session={session} module={module} language={language} />
      </form>
    </FieldServicesProvider>
  );
}

interface TriedHandInProps {
  readonly session: FormSession;
  readonly modules: readonly CompiledModule[];
  readonly facts: ReturnType<typeof useSampleFacts>;
  readonly language: Language;
}

function TriedHandIn({ session, modules, facts, language }: TriedHandInProps) {
  const t = useTranslations('reference.tried');
  const [tries, setTries] = useState(0);
  const letter = useMemo(() => ({ session, modules: modules.map((module) => ({ module })) }), [session, modules]);
  const run = async () => {
    setTries(tries + 1);
    return false;
  };
  return (
    <HandIn {...{ facts, letter, language }} handing={{ phase: 'idle', trouble: tries === 0 ? null : tries, run }}>
      {() => <Notice kind="success">{t('handedIn')}</Notice>}
    </HandIn>
  );
}
