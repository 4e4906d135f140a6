import { answerTo, boxOf, expectProblem, leave, readPart, testPart } from '../../support/trial-form.ts';
import { expect, expectSound } from '../../support/portal.ts';

const wordsByLanguage = {
  en: {
    portrait: 'Portrait',
    question: 'Transcripts',
    required: 'This field is required.',
    type: 'Please upload a document in PDF or JPG or PNG format.',
    size: 'Please upload a document less than 1MB',
    count: 'The number of files is limited',
    arrived: 'one.pdf has been uploaded.',
    hint: 'Formats: images (JPG, PNG), multi-page document (PDF) · up to 20 MB each · 5 files at most',
    remove: 'Remove one.pdf',
    ask: 'Remove one.pdf?',
    keep: 'Keep',
    yes: 'Remove',
    unreadable: 'This file cannot be read any more. Please choose it again.',
    retry: 'Try again: ',
    reduce: 'Reduce and upload big.png',
  },
  sc: {
    portrait: '证件照',
    question: '成绩单',
    required: '此项为必填项。',
    type: '请上传PDF或JPG或PNG格式的文件。',
    size: '请上传小于1MB的文件',
    count: '文件数量已达上限',
    arrived: 'one.pdf 已上传。',
    hint: '支持格式：图片（JPG、PNG）、多页文档（PDF） · 单个文件不超过 20 MB · 最多 5 个文件',
    remove: '移除 one.pdf',
    ask: '确定移除 one.pdf？',
    keep: '保留',
    yes: '移除',
    unreadable: '无法再读取该文件，请重新选择。',
    retry: '重试：',
    reduce: '压缩并上传 big.png',
  },
};

testPart('a file is chosen, shown, asked about and removed', 'documents', wordsByLanguage, async ({ page, words }) => {
  const transcripts = boxOf(page, words.question);
  await expect(transcripts).toHaveAccessibleDescription(new RegExp(words.hint.replaceAll(/[()]/g, String.raw`\$&`)));
  await transcripts.focus();
  await leave(transcripts);
  await expectProblem(page, transcripts, words.required);
  await transcripts.setInputFiles(pdf('one.pdf'));
  await expect(page.getByRole('status').filter({ hasText: words.arrived })).toBeAttached();
  const link = page.getByRole('link', { name: 'one.pdf' });
  await expect(link).toHaveAttribute('href', /^blob:/);

  await page.getByRole('button', { name: words.remove }).click();
  const question = page.getByRole('dialog', { name: words.ask });
  await question.getByRole('button', { name: words.keep }).click();
  await expect(link).toBeVisible();
  await page.getByRole('button', { name: words.remove }).click();
  await question.getByRole('button', { name: words.yes, exact: true }).click();
  await expect(link).toHaveCount(0);
  await expect(transcripts).toBeFocused();
});

testPart(
  'a file of the wrong type, size or number is refused',
  'documents',
  wordsByLanguage,
  async ({ page, words }) => {
    const transcripts = boxOf(page, words.question);
    await transcripts.setInputFiles([file('tool.exe', 10), pdf('one.pdf')]);
    await expect(page.getByRole('alert').filter({ hasText: words.type })).toBeVisible();
    await expect(page.getByRole('link', { name: 'one.pdf' })).toBeVisible();
    await transcripts.setInputFiles(['2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)));
    await expect(page.getByRole('alert').filter({ hasText: words.count })).toBeVisible();
    await expect(page.getByRole('link', { name: '5.pdf' })).toBeVisible();
    await expect(page.getByText('6.pdf')).toHaveCount(0);

    const portrait = boxOf(page, words.portrait);
    await portrait.setInputFiles(file('big.png', 1_048_577));
    await expect(page.getByRole('alert').filter({ hasText: words.size })).toBeVisible();
    await expect(page.getByRole('button', { name: words.reduce })).toBeVisible();
    await expectSound(page);
  },
);

testPart('a file that fails is tried again', 'documents', wordsByLanguage, async ({ page, words }) => {
  await page.evaluate(() => {
    // The first read of the file fails, as if a USB stick had been removed.
    const read = Object.getOwnPropertyDescriptor(Blob.prototype, 'arrayBuffer') ?? {};
    const fail = () => {
      Object.defineProperty(Blob.prototype, 'arrayBuffer', read);
      return Promise.reject(new DOMException('gone', 'NotReadableError'));
    };
    Object.defineProperty(Blob.prototype, 'arrayBuffer', { configurable: true, value: fail });
  });
  await boxOf(page, words.question).setInputFiles(pdf('one.pdf'));
  await expect(page.getByRole('alert').filter({ hasText: words.unreadable })).toBeVisible();
  await expect(page.getByRole('link', { name: 'one.pdf' })).toHaveCount(0);
  await page.getByRole('button', { name: `${words.retry}one.pdf` }).click();
  await expect(page.getByRole('link', { name: 'one.pdf' })).toBeVisible();
});

testPart(
  'files are dropped, and two quick choices bring each once',
  'documents',
  { en: wordsByLanguage.en },
  async (variant) => {
    const { page, words } = variant;
    const transcripts = boxOf(page, words.question);
    // The drop area has no role.
    const area = transcripts.locator('xpath=..');
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      for (const name of ['a.pdf', 'b.pdf'])
        transfer.items.add(new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
      return transfer;
    });
    await area.dispatchEvent('dragenter', { dataTransfer: dropped });
    await expect(area).toHaveAttribute('data-over', 'true');
    await area.dispatchEvent('drop', { dataTransfer: dropped });
    await transcripts.setInputFiles(pdf('c.pdf'));
    await transcripts.setInputFiles(pdf('d.pdf'));
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'])
      await expect(page.getByRole('link', { name })).toHaveCount(1);
    await readPart(page);
    await expect(answerTo(page, words.question).getByRole('link')).toHaveCount(4);
  },
);

function pdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
}

function file(name: string, size: number) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(size) };
}
