import type { StoredFile } from '@portico/form-engine/values/answer';
import type { FieldServices } from '../field-services.ts';

/** What fields need of the app around them where nobody writes: where files are. */
export function readingServices(addressOf: (file: StoredFile) => string, today: string): FieldServices {
  return {
    addressOf,
    upload: () => Promise.reject(new Error('Nothing is uploaded in a preview')),
    today: () => today,
    now: () => 0,
    personName: '',
  };
}
