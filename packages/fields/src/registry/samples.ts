// Sample answers of each type, by its name. Runs on the server too.
export { textSamples as text } from '../text/samples.ts';
export { longTextSamples as 'long-text' } from '../long-text/samples.ts';
export { oneChoiceSamples as 'single-choice' } from '../shared/choices/one-choice-samples.ts';
export { multipleChoiceSamples as 'multiple-choice' } from '../multiple-choice/samples.ts';
export { oneChoiceSamples as select } from '../shared/choices/one-choice-samples.ts';
export { dateSamples as date } from '../date/samples.ts';
export { dateRangeSamples as 'date-range' } from '../date-range/samples.ts';
export { fileSamples as upload } from '../shared/files/file-samples.ts';
export { matrixSamples as matrix } from '../matrix/samples.ts';
export { videoSamples as video } from '../video/samples.ts';
export { signatureSamples as signature } from '../signature/samples.ts';
export { phoneSamples as phone } from '../phone/samples.ts';
export { noSamples as 'rich-text' } from '../shared/no-samples.ts';
export { noSamples as 'levelled-list' } from '../shared/no-samples.ts';
