import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { SuggestSource } from '@portico/form-engine/definition/field-type';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { ViewingServices } from './viewing/file-viewer.ts';
import { FileViewerProvider } from './viewing/use-file-viewer.tsx';

/** What the fields need of the app around them. */
export interface FieldServices extends ViewingServices {
  /** Brings a file to storage. Rejects with UploadFailure, or with an AbortError when the signal fired. */
  readonly upload: (file: File, field: FieldDefinition, watch: UploadWatch) => Promise<StoredFile>;
  /** yyyy-mm-dd where the institution is. */
  readonly today: () => string;
  readonly now: () => number;
  /** Names recordings; empty when unknown. */
  readonly personName: string;
  /** The dialling code that stands there before one is chosen, without plus; without it none does. */
  readonly diallingCode?: string;
  /** Names to offer while a line is typed; without it such a line is a plain one. */
  readonly suggest?: Suggest;
  /** Lists of areas to choose from; without it an area is written. */
  readonly areas?: LoadAreas;
  /** Registers something unsaved on the page with the effect that leaving would have; the result unregisters it. */
  readonly registerUnsaved?: (effect: LeaveEffect) => () => void;
  /**
   * Given where signatures are saved by calls of their own; without it they are uploaded as files, and no terms are
   * asked for.
   */
  readonly signing?: SigningServices;
  /** Somebody else writes for the person, so signatures can only be looked at. */
  readonly isWrittenForOther?: boolean;
}

/** The parts of an area by its code; of none, the provinces. */
export type LoadAreas = (parent: string, signal: AbortSignal) => Promise<readonly AreaOption[]>;

export interface AreaOption {
  readonly code: string;
  /** In the reader's language, where it has a name in it. */
  readonly name: string;
  /** As the state writes it. */
  readonly official: string;
}

/** Where names come from that are offered while a line is typed. */
export type NameSource = Exclude<SuggestSource, 'area'>;

/** Names from a source that go with what was typed, the best first. */
export type Suggest = (source: NameSource, typed: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

export interface Suggestion {
  /** What the answer becomes. */
  readonly value: string;
  /** What tells it from others of the same name. */
  readonly note?: string;
}

/** `drafted`: a row that is being written, of which the form has been told after each change. */
export type LeaveEffect = 'drafted' | 'lost' | 'stopped';

export interface UploadWatch {
  readonly onProgress: (share: number) => void;
  /** It waits, and for what; null when it goes on. */
  readonly onPause?: (why: UploadPause | null) => void;
  /** Its reason tells whether the person removed the file or only left the page: see `leftUpload`. */
  readonly signal: AbortSignal;
}

export type UploadPause = 'offline' | 'signedOut';

/** The abort reason of an upload whose field is gone from the screen: what has arrived can still be resumed. */
export const leftUpload = 'left';

export interface SigningServices {
  /** Keeps a signature for the field and records that the person has signed and accepted the terms. */
  readonly sign: (picture: File, field: FieldDefinition, watch: UploadWatch) => Promise<StoredFile>;
  /** A signature kept earlier; null where there is none. */
  readonly saved: () => Promise<Blob | null>;
  /** The terms are accepted before there is anything to sign in. */
  readonly termsFirst: boolean;
  /** What is accepted, where it is not an application that is signed. */
  readonly policy?: string;
}

/** Why a file did not arrive, in words for the person. */
export class UploadFailure extends Error {}

const context = createContext<FieldServices | null>(null);

interface FieldServicesProviderProps {
  readonly value: FieldServices;
  readonly children: ReactNode;
}

/** Gives fields what they need, and opens their files. */
export function FieldServicesProvider({ value, children }: FieldServicesProviderProps): ReactNode {
  return createElement(context.Provider, { value }, createElement(FileViewerProvider, { services: value }, children));
}

export function useFieldServices(): FieldServices {
  const services = useContext(context);
  if (services === null) throw new Error('Fields stand outside a FieldServicesProvider');
  return services;
}
