import { describe, expect, it } from 'vitest';
import { captureName } from '../shared/files/capture-name.ts';
import { fieldBattery } from '../testing/battery.ts';
import { clockText } from './camera/recording/clock-text.ts';
import { cropOf } from './camera/frame.ts';
import { extensionOfType, recordingType } from './camera/recording/recording-type.ts';
import { introduction, videoFixtures } from './fixtures.ts';
import { videoModel } from './model.ts';
import { longestRecording, videoField } from './video-rules.ts';

fieldBattery(videoModel, videoFixtures);

describe('what a video field takes', () => {
  it.each([
    [undefined, ['mp4', 'webm', 'mov']],
    [[], ['mp4', 'webm', 'mov']],
    [['mp4'], ['mp4', 'webm']],
    [
      ['mov', 'pdf'],
      ['mov', 'pdf', 'mp4', 'webm'],
    ],
    [['pdf'], ['pdf']],
  ])('set to %j: %j', (types, accepted) => {
    const field = { ...introduction, files: types === undefined ? {} : { types } };
    expect(videoField(field).files?.types).toEqual(accepted);
  });
  it.each([
    [undefined, null],
    [0, null],
    [90, 90],
  ])('counts down from %j: %j', (seconds, longest) => {
    expect(longestRecording({ ...introduction, files: seconds === undefined ? {} : { seconds } })).toBe(longest);
  });
  it('knows webm and mov in its settings, and refuses seconds below zero', () => {
    const files = { types: ['mp4', 'webm', 'mov', 'avi'], seconds: -1 };
    expect(videoModel.checkSettings?.({ ...introduction, files })).toEqual([
      { key: 'fileTypeUnknown', params: { type: 'avi' } },
      { key: 'secondsNegative', params: { seconds: -1 } },
    ]);
  });
});

describe('what is recorded', () => {
  it.each([
    [['video/mp4;codecs=avc1,opus', 'video/mp4', 'video/webm'], 'video/mp4;codecs=avc1,opus', 'mp4'],
    [['video/mp4', 'video/webm'], 'video/mp4', 'mp4'],
    [['video/webm', 'video/webm;codecs=vp8,opus'], 'video/webm;codecs=vp8,opus', 'webm'],
    [[], '', 'webm'],
  ])('of %j takes %j', (able, type, extension) => {
    expect(recordingType((one) => able.includes(one))).toBe(type);
    expect(extensionOfType(type)).toBe(extension);
  });
  it.each([
    ['Lin Jiahe', 'Lin Jiahe_1794700800000.mp4'],
    ['林嘉禾', '林嘉禾_1794700800000.mp4'],
    ['a/b\\c:*?"<>|', 'abc_1794700800000.mp4'],
    ['', 'video_1794700800000.mp4'],
  ])('is named by who and when: %j', (person, name) => {
    expect(captureName(person, 1_794_700_800_000, 'video', 'mp4')).toBe(name);
  });
  it.each([
    [590, 320, { x: 0, y: 0, width: 590, height: 320 }],
    [1180, 1000, { x: 0, y: 180, width: 1180, height: 640 }],
    [1000, 320, { x: 205, y: 0, width: 590, height: 320 }],
  ])('of a camera of %dx%d takes the middle', (width, height, crop) => {
    expect(cropOf(width, height)).toEqual(crop);
  });
  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [75, '1:15'],
    [3600, '60:00'],
    [-1, '0:00'],
  ])('%d seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
});
