import type { StoredFile } from '@portico/form-engine/values/answer';
import type { FieldServices } from '../field-services.ts';

/** The services of fields that are only read: the addresses of files. */
export function readingServices(addressOf: (file: StoredFile) => string, today: string): FieldServices {
  return {
    addressOf,
    upload: () => Promise.reject(new Error('Nothing is uploaded in a preview')),
    today: () => today,
    now: () => 0,
    personName: '',
  };
}
