import type { FieldServices, HeldFate } from '@portico/fields/field-services';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { prefix } from '../../../lib/api.ts';
import { now } from '../../../lib/clock.ts';
import { letterCall } from '../../../lib/recommender/recommender-call.ts';
import { dropRecommender, sessionFor, useRecommender } from '../../../lib/recommender/recommender-sessions.ts';
import { hold } from '../../../parts/leaving/holds.ts';
import { signingServices } from '../../../parts/signing/signing-services.ts';
import type { UploadClient } from '../../../parts/uploading/upload-client.ts';
import { uploadFile } from '../../../parts/uploading/upload-file.ts';

interface LetterServicesParts {
  readonly uid: string;
  readonly menuid: string;
  readonly today: string;
  readonly personName: string;
  readonly termsFirst: boolean;
  readonly isKeptHere: boolean;
}

/** What the fields of one module of a letter need of the portal. */
export function useLetterServices(parts: LetterServicesParts): FieldServices {
  const { uid, menuid, today, personName, termsFirst, isKeptHere } = parts;
  const t = useTranslations('fields.files');
  const policy = useTranslations('reference.form')('signaturePolicy');
  return useMemo(() => {
    const words = { failed: t('failed'), status: (http: number) => t('status', { status: String(http) }) };
    const client = letterClient(uid);
    return {
      upload: uploadFile(menuid, words, client),
      addressOf: ({ url }) => (url.startsWith('/') ? prefix + url : url),
      today: () => today,
      now,
      personName,
      hold: isKeptHere ? hold : holdUnkept,
      // A recommender's signature is drawn for each letter: none is kept from one to the next.
      signing: { ...signingServices(menuid, words, termsFirst, client), saved: async () => null, policy },
    };
  }, [uid, menuid, today, personName, termsFirst, isKeptHere, policy, t]);
}

function letterClient(uid: string): UploadClient {
  const token = () => sessionFor(uid)?.token ?? null;
  return {
    call: letterCall(uid),
    token,
    person: () => uid,
    named: { letter: uid },
    onEnded: () => dropRecommender(token() ?? ''),
    onSignIn: (listener) => useRecommender.subscribe(listener),
  };
}

function holdUnkept(fate: HeldFate): () => void {
  return hold(fate === 'drafted' ? 'lost' : fate);
}
