import { type FieldServices, UploadFailure } from '@portico/fields/field-services';
import { prefix } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';

/** What fields need that are only read. */
export function readingServices(today: string): FieldServices {
  return {
    upload: () => Promise.reject(new UploadFailure()),
    addressOf: ({ url }) => (url.startsWith('/') ? prefix + url : url),
    today: () => today,
    now,
    personName: '',
  };
}
