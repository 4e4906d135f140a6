import { CallFailed } from '@portico/contract/call-failed';
import { indexList, sign, uploadAutograph } from '@portico/contract/signatures';
import { type SigningServices, UploadFailure } from '@portico/fields/field-services';
import { signaturePayload } from '@portico/fields/signature-rules';
import { prefix } from '../../lib/api.ts';
import { useApplication } from '../../lib/state/application-store.ts';
import { storedFile } from '../uploading/requests/read-answer.ts';
import { applicantClient, type UploadClient } from '../uploading/upload-client.ts';
import type { UploadWords } from '../uploading/upload-file.ts';

/** Signatures have their own calls: stored first, then used for signing. */
export function signingServices(
  menuid: string,
  words: UploadWords,
  termsFirst: boolean,
  { call, parameters }: UploadClient = applicantClient,
): SigningServices {
  return {
    termsFirst,
    sign: async (picture, field, { signal }) => {
      try {
        const autograph = signaturePayload(await dataUrlOf(picture));
        const stored = await call(
          uploadAutograph,
          { id: field.id, menu_id: menuid, ...parameters, autograph },
          { signal },
        );
        await call(sign, { uid: stored.uid, agreed: 1, menuid }, { signal });
        return storedFile(stored);
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        throw new UploadFailure(wordsFor(error, words));
      }
    },
    // Spec 7: a failure here is ignored silently.
    saved: async () => {
      try {
        const address = await savedAddress(call);
        if (address === '') return null;
        const answer = await fetch(address.startsWith('/') ? prefix + address : address);
        return answer.ok ? await answer.blob() : null;
      } catch {
        return null;
      }
    },
  };
}

/** The address of the last stored signature; the locally known one if the server does not answer. */
async function savedAddress(call: UploadClient['call']): Promise<string> {
  try {
    const { qm } = await call(indexList, {});
    useApplication.setState({ signature: qm.signature });
    return qm.signature;
  } catch {
    return useApplication.getState().signature;
  }
}

function wordsFor({ kind, http, message }: CallFailed, { failed, status }: UploadWords): string {
  if (kind !== 'refused') return failed;
  return http === 200 || http === 401 ? message || failed : status(http);
}

/** The bytes of a file as a data URL, the form in which a signature is sent (spec 3). */
function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(new TypeError('A file was not read as text'));
    });
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
