import type { FieldServices, LeaveEffect } from '@portico/fields/field-services';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { prefix } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { projectDiallingCode } from './project-dialling-code.ts';
import { registerUnsaved } from '../leaving/unsaved.ts';
import { signingServices } from '../signing/signing-services.ts';
import { applicantClient, type UploadClient } from '../uploading/upload-client.ts';
import { uploadFile } from '../uploading/upload-file.ts';

interface SheetServicesParts {
  readonly menuid: string;
  /** yyyy-mm-dd where the institution is. */
  readonly today: string;
  /** Whoever signs. */
  readonly personName: string;
  /** The policy on signatures is ticked before there is anything to sign in. */
  readonly termsFirst: boolean;
  /** In a browser that keeps nothing, a row that is being written goes with the page. */
  readonly isKeptHere: boolean;
  readonly client?: UploadClient;
}

/** What the fields of one module need of the portal. */
export function useSheetServices(parts: SheetServicesParts): FieldServices {
  const { menuid, today, personName, termsFirst, isKeptHere, client = applicantClient } = parts;
  const t = useTranslations('fields.files');
  return useMemo((): FieldServices => {
    const words = { failed: t('failed'), status: (http: number) => t('status', { status: String(http) }) };
    return {
      upload: uploadFile(menuid, words, client),
      addressOf: ({ url }) => (url.startsWith('/') ? prefix + url : url),
      today: () => today,
      now,
      personName,
      diallingCode: projectDiallingCode(),
      registerUnsaved: isKeptHere ? registerUnsaved : registerUnkept,
      signing: signingServices(menuid, words, termsFirst, client),
    };
  }, [menuid, today, personName, termsFirst, isKeptHere, client, t]);
}

function registerUnkept(effect: LeaveEffect): () => void {
  return registerUnsaved(effect === 'drafted' ? 'lost' : effect);
}
