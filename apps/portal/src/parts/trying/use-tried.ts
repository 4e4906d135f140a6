import type { TriedPlace } from '@portico/contract/tried-form';
import type { FieldServices } from '@portico/fields/field-services';
import { models } from '@portico/fields/models';
import { pointToField } from '@portico/fields/point-to-field';
import { prepareForm } from '@portico/form-engine/compile/prepare-form';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/state/session-store.ts';
import type { TriedState } from '../../lib/tried-form.ts';
import { isSample } from './kept-files.ts';
import { type OpenTried, openTried } from './open-tried.ts';
import { trialServices } from './trial-services.ts';

interface Tried {
  readonly opened: OpenTried;
  readonly services: FieldServices;
}

const toTop = () => window.scrollTo({ top: 0 });

/** The draft that the designer shows in this page, ready to be filled in. */
export function useTried(tried: TriedState, showModule: (id: string) => void = toTop): Tried {
  const { form, today, at } = tried;
  const t = useTranslations('fields.trial');
  const opened = useOpened(tried);
  const termsFirst = useSession(({ project }) => project?.traits.policyBeforeSignature === true);
  const services = useMemo((): FieldServices => {
    const own = withSamples(trialServices(today, t('unreadable')));
    return { ...own, signing: { sign: own.upload, saved: async () => null, termsFirst } };
  }, [today, t, termsFirst]);
  useEffect(() => {
    void prepareForm(form, models).catch(() => undefined);
  }, [form]);
  useReport(opened, tried.report);
  usePointing(at, showModule);
  return { opened, services };
}

// What was opened last in this page, since letters have another page than the rest of the form.
const openedIn = new WeakMap<TriedState['visit'], OpenTried>();

/** The form with what is filled in. Another form or other answers replace it within the same rendering. */
function useOpened({ form, answers, today, visit }: TriedState): OpenTried {
  const language = useSession((session) => session.language);
  const open = (before: OpenTried | null) => openTried(before, form, answers, { language, today });
  const [opened, setOpened] = useState(() => open(openedIn.get(visit) ?? null));
  useEffect(() => void openedIn.set(visit, opened), [visit, opened]);
  if (opened.of === form && opened.given === answers) return opened;
  const next = open(opened);
  setOpened(next);
  return next;
}

function usePointing(at: TriedPlace | null, showModule: (id: string) => void): void {
  useEffect(() => {
    if (at === null) return undefined;
    // The module is drawn first.
    const timer = setTimeout(() => (at.key === null ? showModule(at.module) : pointToField(at.key)), 50);
    return () => clearTimeout(timer);
  }, [at, showModule]);
}

const restMs = 200;

/** Tells the designer what is filled in, since this page may be loaded again for another language or skin. */
function useReport({ session, isDrawn }: OpenTried, report: TriedState['report']): void {
  useEffect(() => {
    const tell = () => report({ answers: session.answers(), isDrawn });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = session.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(tell, restMs);
    });
    tell();
    // Whoever goes back to the editor may do something with what is filled in.
    window.addEventListener('blur', tell);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('blur', tell);
    };
  }, [session, isDrawn, report]);
}

const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><path d="M20 60c30-60 40-50 40-10s20 0 30-20 5 30 20 25 20-30 30-20-10 30 10 20 30-20 60-10" fill="none" stroke="#345" stroke-width="4"/></svg>',
)}`;

/** A drawn line stands for files that exist nowhere. */
function withSamples(services: FieldServices): FieldServices {
  const { addressOf } = services;
  return { ...services, addressOf: (file) => (isSample(file) ? samplePicture : addressOf(file)) };
}
