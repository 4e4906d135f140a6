import type { LetterRequest } from '@portico/contract/recommendations.schemas';
import { letterStates } from '@portico/form-engine/states/letter-states';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { nowSeconds } from '../../../lib/clock.ts';
import { type Project, useSession } from '../../../lib/state/session-store.ts';
import type { LetterFacts } from '../letter-props.ts';

/** Made-up people, for whom the designer previews a letter. */
export function useSampleFacts(): LetterFacts {
  const t = useTranslations('reference.tried');
  const { project, language } = useSession();
  const nothing = { sc: '', tc: '', en: '' };
  const { title = nothing, org_name = nothing } = project ?? {};
  return useMemo(
    () => ({
      applicant: {
        name: t('applicant'),
        project_title: title,
        org_name,
        batch_title: null,
        items: [],
        reads: false,
        waived: null,
      },
      recommender: {
        name: t('recommender'),
        title: '',
        institution: '',
        phone: '',
        email: 'sample@example.org',
        lang: language,
      },
    }),
    [t, title, org_name, language],
  );
}

export function sampleRequest(project: Project, { applicant }: LetterFacts): LetterRequest {
  return {
    uid: '',
    domain: project.domain,
    project_title: project.title,
    org_name: project.org_name,
    color: project.color,
    applicant: applicant.name,
    batch_title: null,
    letter_state: letterStates.invited,
    begun: false,
    letters_until: null,
    open: true,
    time_zone: project.time_zone,
    invited_at: nowSeconds(),
    written_at: null,
  };
}
