import type { FieldModels } from '@portico/form-engine/field-model';
import { dateModel } from './date/model.ts';
import { dateRangeModel } from './date-range/model.ts';
import { levelledListModel } from './levelled-list/model.ts';
import { longTextModel } from './long-text/model.ts';
import { matrixModel } from './matrix/model.ts';
import { multipleChoiceModel } from './multiple-choice/model.ts';
import { phoneModel } from './phone/model.ts';
import { richTextModel } from './rich-text/model.ts';
import { selectModel } from './select/model.ts';
import { signatureModel } from './signature/model.ts';
import { singleChoiceModel } from './single-choice/model.ts';
import { textModel } from './text/model.ts';
import { uploadModel } from './upload/model.ts';
import { videoModel } from './video/model.ts';

/** How each type of field thinks: a new type is a folder and a line here. */
export const models: FieldModels = {
  text: textModel,
  'long-text': longTextModel,
  'single-choice': singleChoiceModel,
  'multiple-choice': multipleChoiceModel,
  select: selectModel,
  date: dateModel,
  'date-range': dateRangeModel,
  upload: uploadModel,
  matrix: matrixModel,
  video: videoModel,
  signature: signatureModel,
  phone: phoneModel,
  'rich-text': richTextModel,
  'levelled-list': levelledListModel,
};
