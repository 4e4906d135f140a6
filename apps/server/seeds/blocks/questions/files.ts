import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { LocalText } from '@portico/form-engine/language';
import { question, words } from '../words.ts';

export function photoField(key: string): FieldDefinition {
  return question(key, 'upload', words('证件照', '證件相片', 'Photograph'), {
    required: true,
    remark: words(
      '近期免冠正面照，白色或浅色背景，建议 295×413 像素。',
      '近期免冠正面相片，白色或淺色背景，建議 295×413 像素。',
      'Recent, full face and bare-headed, on a plain light background; 295×413 pixels suggested.',
    ),
    files: { types: ['jpg', 'jpeg', 'png'], megabytes: 1, most: 1 },
  });
}

export function signatureField(key: string, label: LocalText, remark: LocalText): FieldDefinition {
  return question(key, 'signature', label, {
    required: true,
    remark,
    files: { megabytes: 2 },
  });
}
