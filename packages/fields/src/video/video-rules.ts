import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { isVideoName, videoExtensions } from '../shared/files/video-names.ts';

/** The field as the file rules see it: types that browsers record are accepted wherever a video is. */
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

/** The maximum length of a recording in seconds; null for none. */
export function longestRecording({ files }: FieldDefinition): number | null {
  const seconds = files?.seconds ?? 0;
  return seconds > 0 ? seconds : null;
}
