import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, question, words } from './words.ts';

export const documents: ModuleDefinition = {
  id: 'documents',
  title: words('申请材料', '申請文件', 'Documents'),
  author: 'applicant',
  required: true,
  layout: 'horizontal',
  attachments: [{ name: 'transcript-sample.pdf', url: '/apply/transcript-sample.pdf' }],
  fields: [
    question('portrait', 'upload', words('证件照', '證件相片', 'Portrait'), {
      required: true,
      remark: words(
        '近期免冠正面照，建议 295×413 像素。',
        '近期免冠正面相片，建議 295×413 像素。',
        'Recent, facing the camera, bare-headed; 295×413 px suggested.',
      ),
      files: { types: ['jpg', 'jpeg', 'png'], megabytes: 1, most: 1 },
      look: { span: 'half' },
    }),
    question('transcripts', 'upload', words('成绩单', '成績單', 'Transcripts'), {
      required: true,
      tips: words(
        '请上传加盖公章的成绩单，可分多个文件。',
        '請上載蓋有校印的成績單，可分為多個檔案。',
        'Stamped by your school; several files are welcome.',
      ),
      files: {
        types: ['pdf', 'jpg', 'png'],
        megabytes: 20,
        most: 5,
        samples: [{ name: 'transcript-sample.pdf', url: '/apply/transcript-sample.pdf' }],
      },
    }),
    question('languageTest', 'select', words('英语水平证明', '英語水平證明', 'Proof of English'), {
      options: [
        choice('ielts', '雅思', '雅思', 'IELTS'),
        choice('toefl', '托福', '托福', 'TOEFL'),
        choice('other', '其他考试', '其他考試', 'Another test', { takesText: true, needsText: true }),
        choice('none', '暂无', '暫無', 'None yet'),
      ],
      takesAttachments: true,
      files: { types: ['pdf', 'jpg'], megabytes: 5, most: 2 },
      choice: { width: '50%' },
    }),
    question('introduction', 'video', words('自我介绍视频', '自我介紹影片', 'Video introduction'), {
      required: true,
      remark: words(
        '请面对镜头，用一分钟介绍自己。',
        '請面對鏡頭，用一分鐘介紹自己。',
        'One minute, facing the camera: who are you?',
      ),
      files: { types: ['mp4', 'webm'], megabytes: 100, most: 1, seconds: 60 },
    }),
    question('signature', 'signature', words('申请人签名', '申請人簽署', 'Signature'), {
      required: true,
      remark: words(
        '本人确认所填内容真实无误。',
        '本人確認所填內容真確無誤。',
        'I confirm that what I have written is true.',
      ),
      files: { types: ['png', 'jpg'], most: 1 },
    }),
  ],
  groups: [],
};
