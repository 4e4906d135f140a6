import type { FieldServices } from '@portico/fields/field-services';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { prefix } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { hold } from '../leaving/holds.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { signingServices } from '../signing/signing-services.ts';
import { uploadFile } from './upload-file.ts';

interface FormServicesParts {
  readonly menuid: string;
  /** yyyy-mm-dd where the institution is. */
  readonly today: string;
  /** The policy on signatures is ticked before there is anything to sign in. */
  readonly termsFirst: boolean;
}

/** What the fields of one module of the application need of the portal. */
export function useFormServices({ menuid, today, termsFirst }: FormServicesParts): FieldServices {
  const t = useTranslations('fields.files');
  const personName = useSession((session) => session.user?.name ?? '');
  const isOthersHand = useSession((session) => session.adminEditing);
  return useMemo(() => {
    const words = { failed: t('failed'), status: (http: number) => t('status', { status: String(http) }) };
    return {
      upload: uploadFile(menuid, words),
      addressOf: ({ url }) => (url.startsWith('/') ? prefix + url : url),
      today: () => today,
      now,
      personName,
      hold,
      signing: signingServices(menuid, words, termsFirst),
      isOthersHand,
    };
  }, [menuid, today, termsFirst, personName, isOthersHand, t]);
}
