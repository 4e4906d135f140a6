import type { FieldServices } from '@portico/fields/field-services';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { letterCall } from '../../../lib/recommender/recommender-call.ts';
import { dropRecommender, sessionFor, useRecommender } from '../../../lib/recommender/session/recommender-sessions.ts';
import { useSheetServices } from '../../../parts/sheet/use-sheet-services.ts';
import type { UploadClient } from '../../../parts/uploading/upload-client.ts';

interface LetterServicesParts extends Omit<Parameters<typeof useSheetServices>[0], 'client'> {
  readonly uid: string;
}

/** The services that the fields of one module of a letter get from the portal. */
export function useLetterServices({ uid, ...parts }: LetterServicesParts): FieldServices {
  const policy = useTranslations('reference.form')('signaturePolicy');
  const client = useMemo(() => letterClient(uid), [uid]);
  const services = useSheetServices({ ...parts, client });
  return useMemo(() => {
    const { signing } = services;
    // A recommender draws a signature for each letter: none is stored for the next one.
    return signing === undefined ? services : { ...services, signing: { ...signing, saved: async () => null, policy } };
  }, [services, policy]);
}

function letterClient(uid: string): UploadClient {
  const token = () => sessionFor(uid)?.token ?? null;
  return {
    call: letterCall(uid),
    token,
    person: () => uid,
    parameters: { letter: uid },
    onEnded: () => dropRecommender(token() ?? ''),
    onSignIn: (listener) => useRecommender.subscribe(listener),
  };
}
