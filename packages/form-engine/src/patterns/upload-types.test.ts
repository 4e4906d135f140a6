import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extensionOf, fileExtensions, imageExtensions, isFileName, isImageName } from './upload-types.ts';

describe('extensionOf', () => {
  it.each([
    ['photo.jpg', 'jpg'],
    ['PHOTO.JPG', 'jpg'],
    ['成绩单.PdF', 'pdf'],
    ['archive.tar.gz', 'gz'],
    ['report.v2.docx', 'docx'],
    ['.hidden.png', 'png'],
    ['.png', ''],
    ['photo', ''],
    ['photo.', ''],
    ['.', ''],
    ['..', ''],
    ['', ''],
    ['folder.jpg/photo', ''],
    ['folder/photo.png', 'png'],
    ['folder/.png', ''],
    [String.raw`C:\folder.x\photo.PNG`, 'png'],
    ['photo.jpg ', 'jpg '],
    ['photo.jpg.exe', 'exe'],
  ])('of %j is %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });

  it('is found after any name', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.constantFrom(...imageExtensions, ...fileExtensions),
        (stem, extension) => {
          const name = `${stem.replaceAll(/[/\\]/g, '_')}.${extension.toUpperCase()}`;
          return extensionOf(name) === extension;
        },
      ),
    );
  });
});

describe('what may be uploaded', () => {
  it.each(['jpg', 'png', 'jpeg'])('%s is an image and no file', (extension) => {
    expect([isImageName(`a.${extension}`), isFileName(`a.${extension}`)]).toEqual([true, false]);
  });

  it.each(['doc', 'docx', 'xls', 'xlsx', 'pdf', 'ppt', 'pptx', 'txt', 'zip', 'rar', '7z', 'mp4'])(
    '%s is a file and no image',
    (extension) => {
      expect([isImageName(`a.${extension}`), isFileName(`a.${extension}`)]).toEqual([false, true]);
    },
  );

  it.each(['a.gif', 'a.svg', 'a.exe', 'a.webp', 'a.html', 'a', '.jpg', '.pdf', 'jpg', 'a.jpg.exe', 'a.constructor'])(
    '%s is neither',
    (name) => {
      expect([isImageName(name), isFileName(name)]).toEqual([false, false]);
    },
  );
});
