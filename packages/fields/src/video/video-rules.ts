import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { isVideoName, videoExtensions } from '../shared/files/video-names.ts';

/** The field as the rules of files see it: what a browser records is taken wherever a video is. */
export function videoField(field: FieldDefinition): FieldDefinition {
  const set = field.files?.types ?? [];
  const types =
    set.length === 0
      ? videoExtensions
      : set.some((type) => isVideoName(`video.${type}`))
        ? [...new Set([...set, 'mp4', 'webm'])]
        : set;
  return { ...field, files: { ...field.files, types } };
}

/** Longest recording in seconds; null where there is no end. */
export function longestRecording({ files }: FieldDefinition): number | null {
  const seconds = files?.seconds ?? 0;
  return seconds > 0 ? seconds : null;
}
