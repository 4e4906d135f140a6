// The model of each type, by its name. Runs on the server too.
export { textModel as text } from '../text/model.ts';
export { longTextModel as 'long-text' } from '../long-text/model.ts';
export { singleChoiceModel as 'single-choice' } from '../single-choice/model.ts';
export { multipleChoiceModel as 'multiple-choice' } from '../multiple-choice/model.ts';
export { selectModel as select } from '../select/model.ts';
export { dateModel as date } from '../date/model.ts';
export { dateRangeModel as 'date-range' } from '../date-range/model.ts';
export { uploadModel as upload } from '../upload/model.ts';
export { matrixModel as matrix } from '../matrix/model.ts';
export { videoModel as video } from '../video/model.ts';
export { signatureModel as signature } from '../signature/model.ts';
export { phoneModel as phone } from '../phone/model.ts';
export { richTextModel as 'rich-text' } from '../rich-text/model.ts';
export { levelledListModel as 'levelled-list' } from '../levelled-list/model.ts';
