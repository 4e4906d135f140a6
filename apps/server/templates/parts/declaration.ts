import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { signatureField } from '../../seeds/blocks/questions/files.ts';
import { words } from '../../seeds/blocks/words.ts';

/** The signature under an application. */
export function declarationField(key: string): FieldDefinition {
  return signatureField(
    key,
    words('申请人签名', '申請人簽署', 'Signature'),
    words(
      '签名表示以上内容及所附材料真实、完整。',
      '簽署表示以上內容及所附文件真實、完整。',
      'Your signature confirms that everything above and every document attached is true and complete.',
    ),
  );
}
