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
  /** yyyy-mm-dd in the institution's time zone. */
  readonly today: string;
  /** The name of the person who signs. */
  readonly personName: string;
  /** The signature policy must be ticked before the signature field shows. */
  readonly termsFirst: boolean;
  /** If the browser stores nothing, an unfinished row is lost with the page. */
  readonly isKeptHere: boolean;
  readonly client?: UploadClient;
}

/** The services that the fields of one module get from the portal. */
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
