import type { DemoAnswers } from '../../demo-answers.ts';
import type { DemoApplicant } from '../../demo-tenant.ts';
import { applicantOf } from '../../people/applicant-of.ts';
import { visitor } from '../../people/person.ts';
import { story } from './story.ts';

const chan = visitor(
  { name: '陳樂怡', surname: 'Chan', given: 'Lok Yi', gender: 'female', born: '2004-05-06' },
  { from: 'HK', document: { kind: 'hong-kong', number: 'G123456(A)' }, phone: ['852', '61234567'], language: 'tc' },
);
const mensah = visitor(
  { name: 'Kwame Mensah', surname: 'Mensah', given: 'Kwame', gender: 'male', born: '2003-01-19' },
  { from: 'GH', document: { kind: 'passport', number: 'G2345678' }, phone: ['233', '241234567'], language: 'en' },
);
const sorensen = visitor(
  { name: 'Freja Sørensen', surname: 'Sørensen', given: 'Freja', gender: 'female', born: '2004-10-02' },
  { from: 'DK', document: { kind: 'passport', number: '205123456' }, phone: ['45', '20123456'], language: 'en' },
);

export const chansAnswers: DemoAnswers = story(chan, {
  chineseName: '陳樂怡',
  emergency: ['852', '61234599'],
  address: '香港新界沙田源禾路 1 號逸翠軒 12 樓 C 室',
  school: '維港大學',
  subject: '社會學及統計學',
  statement:
    '我在公共屋邨長大，樓下的士多老闆記得每個孩子愛吃的雪條。士多關門以後，取代它的是一部自動販賣機；它從不算錯數，也從不記得任何人。大學三年，我用問卷和訪談研究這樣的小店怎樣消失，又在哪些地方留了下來。我發現留下來的店往往不是最便宜的，而是最願意賒帳的。\n我希望在環球學人計劃裡，學習怎樣把這些看似瑣碎的觀察變成可以比較的數據，並與來自其他城市的同學一起追問：一個社區要有多少互相認識的人，才算是社區？',
  setback:
    '第一次訪談，我準備了四十條問題，對方答了三條便說要開檔。我後來把問題刪到五條，並且先幫忙搬貨。那一天我聽到的，比四十條問題能問到的更多。',
  motto: '喜歡聽人慢慢說話。',
  direction: 'development',
});

/** Two more applicants, from elsewhere. */
export const crowd: readonly DemoApplicant[] = [
  applicantOf(mensah, {
    applicationState: 2,
    batch: 'main',
    submittedDaysAgo: 8,
    stage: 1,
    answers: story(mensah, {
      emergency: ['233', '241234588'],
      address: '22 Oxford Street, Osu, Accra, Ghana',
      school: 'Gold Coast University of Science',
      subject: 'Computer Science',
      statement:
        'Our cocoa cooperative kept its records in eleven notebooks, one for each clerk who had ever worked there. Each clerk had a different word for the same bag. When the buyers asked for proof of origin, we had all the facts and no way of finding them. I wrote a small program that reads photographs of the notebooks and asks, politely, whether two words mean the same thing.\nIt is not clever, but it is used every day, and it taught me that the hard part of data is agreement. I would like to study how agreements are written down, and how programs can keep them without pretending to understand them.',
      setback:
        'The first version decided by itself which words were the same. It merged two farmers who were brothers and rivals. I apologised to both in person, and the program has asked ever since.',
      motto: 'I write software that asks before it assumes.',
      direction: 'data',
    }),
  }),
  applicantOf(sorensen, {
    applicationState: 2,
    batch: 'main',
    submittedDaysAgo: 2,
    answers: story(sorensen, {
      emergency: ['45', '20123412'],
      address: 'Birkevej 14, 5000 Odense, Denmark',
      school: 'Fyn Technical University',
      subject: 'Environmental Economics',
      statement:
        'The island where I grew up makes more electricity than it can use, and imports its bread. I have spent two summers working out why the second fact is harder to change than the first. Wind was decided once, by a meeting that people still talk about. Bread is decided every morning by everybody.\nI want to learn the methods that take such small decisions seriously: experiments that people agree to, figures that they can check, and prices that they understand. The Global Scholars programme would let me compare our island with places where the morning looks different.',
      setback:
        'My survey was answered by nine people, five of whom were related to me. I rewrote it as a game at the harbour festival and had two hundred answers by noon.',
      motto: 'An islander who likes timetables.',
      direction: 'macro',
    }),
  }),
];
