import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { createContext, useContext } from 'react';

/** What the fields need of the app around them. */
export interface FieldServices {
  /** Brings a file to storage. Rejects with UploadFailure, or with an AbortError when the signal fired. */
  readonly upload: (file: File, field: FieldDefinition, watch: UploadWatch) => Promise<StoredFile>;
  /** An address at which the person's own file can be shown or fetched now. */
  readonly addressOf: (file: StoredFile) => string;
  /** yyyy-mm-dd where the institution is. */
  readonly today: () => string;
  readonly now: () => number;
  /** Names recordings; empty when unknown. */
  readonly personName: string;
}

export interface UploadWatch {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Why a file did not arrive, in words for the person. */
export class UploadFailure extends Error {}

const context = createContext<FieldServices | null>(null);

export const FieldServicesProvider = context.Provider;

export function useFieldServices(): FieldServices {
  const services = useContext(context);
  if (services === null) throw new Error('Fields stand outside a FieldServicesProvider');
  return services;
}
