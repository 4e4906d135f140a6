import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { SuggestSource } from '@portico/form-engine/definition/field-type';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { ViewingServices } from './viewing/file-viewer.ts';
import { FileViewerProvider } from './viewing/use-file-viewer.tsx';

/** What the fields need from the app around them. */
export interface FieldServices extends ViewingServices {
  /** Uploads a file to storage. Rejects with UploadFailure, or with an AbortError if the signal fired. */
  readonly upload: (file: File, field: FieldDefinition, watch: UploadWatch) => Promise<StoredFile>;
  /** yyyy-mm-dd in the institution's time zone. */
  readonly today: () => string;
  readonly now: () => number;
  /** Names recordings; empty when unknown. */
  readonly personName: string;
  /** The preselected dialling code, without plus; without it none is preselected. */
  readonly diallingCode?: string;
  /** Suggests names while a line is typed; without it the line is a plain one. */
  readonly suggest?: Suggest;
  /** Loads lists of areas to choose from; without it an area is typed. */
  readonly areas?: LoadAreas;
  /**
   * Registers something unsaved on the page with the effect that leaving would have; the returned function unregisters
   * it.
   */
  readonly registerUnsaved?: (effect: LeaveEffect) => () => void;
  /**
   * Set if signatures are saved by their own calls; otherwise they are uploaded as files, and no terms are asked for.
   */
  readonly signing?: SigningServices;
  /** Somebody else fills the form in for the person, so signatures can only be viewed. */
  readonly isWrittenForOther?: boolean;
}

/** The parts of an area by its code; without a code, the provinces. */
export type LoadAreas = (parent: string, signal: AbortSignal) => Promise<readonly AreaOption[]>;

export interface AreaOption {
  readonly code: string;
  /** In the reader's language, if it has a name in it. */
  readonly name: string;
  /** The official name. */
  readonly official: string;
}

/** A source of names that are suggested while a line is typed. */
export type NameSource = Exclude<SuggestSource, 'area'>;

/** Names of a source that match what was typed, the best first. */
export type Suggest = (source: NameSource, typed: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

export interface Suggestion {
  /** The answer if this is chosen. */
  readonly value: string;
  /** Distinguishes it from others of the same name. */
  readonly note?: string;
}

/** `drafted`: an unfinished row, which the form stores after each change. */
export type LeaveEffect = 'drafted' | 'lost' | 'stopped';

export interface UploadWatch {
  readonly onProgress: (share: number) => void;
  /** Why the upload is paused; null when it continues. */
  readonly onPause?: (why: UploadPause | null) => void;
  /** The abort reason tells whether the person removed the file or only left the page: see `leftUpload`. */
  readonly signal: AbortSignal;
}

export type UploadPause = 'offline' | 'signedOut';

/** The abort reason of an upload whose field is no longer on screen: the part that has arrived can still be resumed. */
export const leftUpload = 'left';

export interface SigningServices {
  /** Stores a signature for the field and records that the person has signed and accepted the terms. */
  readonly sign: (picture: File, field: FieldDefinition, watch: UploadWatch) => Promise<StoredFile>;
  /** A signature stored earlier; null if there is none. */
  readonly saved: () => Promise<Blob | null>;
  /** The terms must be accepted before the signature field shows. */
  readonly termsFirst: boolean;
  /** The policy to accept, if it is not an application that is signed. */
  readonly policy?: string;
}

/** Why an upload failed, in words for the person. */
export class UploadFailure extends Error {}

const context = createContext<FieldServices | null>(null);

interface FieldServicesProviderProps {
  readonly value: FieldServices;
  readonly children: ReactNode;
}

/** Provides fields with services, and opens their files. */
export function FieldServicesProvider({ value, children }: FieldServicesProviderProps): ReactNode {
  return createElement(context.Provider, { value }, createElement(FileViewerProvider, { services: value }, children));
}

export function useFieldServices(): FieldServices {
  const services = useContext(context);
  if (services === null) throw new Error('Fields stand outside a FieldServicesProvider');
  return services;
}
