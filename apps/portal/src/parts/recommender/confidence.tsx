import type { ApplicantInfo } from '@portico/contract/recommendations.schemas';
import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';

interface ConfidenceProps {
  readonly facts: Pick<ApplicantInfo['output']['applicant'], 'name' | 'org_name' | 'reads' | 'waived'>;
  readonly language: Language;
}

/** Who will read the letter. */
export function Confidence({ facts, language }: ConfidenceProps) {
  const t = useTranslations('reference.request.reads');
  const names = { organisation: facts.org_name[language], applicant: facts.name };
  return <p>{t(policyOf(facts), names)}</p>;
}

function policyOf({ reads, waived }: Pick<ConfidenceProps['facts'], 'reads' | 'waived'>) {
  if (waived === null) return reads ? 'always' : 'never';
  return reads ? 'kept' : 'waived';
}
