import { mainlander, type Person, visitor } from '../../people/person.ts';

type Entry = readonly [
  name: string,
  surname: string,
  given: string,
  gender: Person['gender'],
  born: string,
  region: string,
];

const mainland: readonly Entry[] = [
  ['陈语桐', 'Chen', 'Yutong', 'female', '2004-05-12', '310104'],
  ['王梓昊', 'Wang', 'Zihao', 'male', '2003-11-02', '110108'],
  // Characters that many fonts lack, as on real cards.
  ['吴㛃', 'Wu', 'Jie', 'female', '2004-08-19', '330106'],
  ['赵䶮', 'Zhao', 'Yan', 'male', '2002-01-27', '320102'],
  ['李若曦', 'Li', 'Ruoxi', 'female', '2004-03-30', '440106'],
  ['张逸飞', 'Zhang', 'Yifei', 'male', '2003-07-14', '420106'],
  ['欧阳明轩', 'Ouyang', 'Mingxuan', 'male', '2003-09-08', '430104'],
  ['刘静姝', 'Liu', 'Jingshu', 'female', '2004-12-21', '510104'],
  ['黄诗涵', 'Huang', 'Shihan', 'female', '2004-02-11', '350203'],
  ['孙浩然', 'Sun', 'Haoran', 'male', '2003-04-25', '370102'],
  ['徐婉清', 'Xu', 'Wanqing', 'female', '2002-10-17', '320505'],
  ['马骁', 'Ma', 'Xiao', 'male', '2001-06-06', '610104'],
  ['朱思懿', 'Zhu', 'Siyi', 'female', '2004-07-29', '310115'],
  ['胡一凡', 'Hu', 'Yifan', 'male', '2003-02-18', '340104'],
  ['郭子墨', 'Guo', 'Zimo', 'male', '2004-09-03', '410105'],
  ['韩雨霏', 'Han', 'Yufei', 'female', '2003-12-12', '210102'],
  ['唐知远', 'Tang', 'Zhiyuan', 'male', '2002-05-20', '500103'],
  ['冯可心', 'Feng', 'Kexin', 'female', '2004-10-05', '440305'],
  ['董承泽', 'Dong', 'Chengze', 'male', '2003-08-23', '120101'],
  ['程乐瑶', 'Cheng', 'Leyao', 'female', '2004-01-09', '330203'],
  ['曹睿', 'Cao', 'Rui', 'male', '2002-03-16', '360102'],
  ['阿依努尔·买买提', 'Memet', 'Aynur', 'female', '2003-05-01', '650102'],
];

const others: readonly Person[] = [
  visitor(
    { name: '林佩珊', surname: 'Lam', given: 'Pui Shan', gender: 'female', born: '2003-06-24' },
    { from: 'HK', document: { kind: 'hong-kong', number: 'A123456(3)' }, phone: ['852', '51234567'], language: 'tc' },
  ),
  visitor(
    { name: '陳柏翰', surname: 'Chen', given: 'Po Han', gender: 'male', born: '2002-11-30' },
    { from: 'TW', document: { kind: 'taiwan', number: 'A123456789' }, phone: ['886', '912345678'], language: 'tc' },
  ),
  visitor(
    { name: '𠮷田翼', surname: 'Yoshida', given: 'Tsubasa', gender: 'male', born: '2001-04-08' },
    { from: 'JP', document: { kind: 'passport', number: 'TR1234567' }, phone: ['81', '9012345678'], language: 'en' },
  ),
  visitor(
    { name: 'Priya Raghunathan', surname: 'Raghunathan', given: 'Priya', gender: 'female', born: '2002-09-14' },
    { from: 'IN', document: { kind: 'passport', number: 'Z2345678' }, phone: ['91', '9876543210'], language: 'en' },
  ),
  visitor(
    { name: 'Lucas Oliveira', surname: 'Oliveira', given: 'Lucas', gender: 'male', born: '2001-12-03' },
    { from: 'BR', document: { kind: 'passport', number: 'FZ123456' }, phone: ['55', '11961234567'], language: 'en' },
  ),
  visitor(
    { name: 'Nguyễn Minh Anh', surname: 'Nguyen', given: 'Minh Anh', gender: 'female', born: '2003-03-22' },
    { from: 'VN', document: { kind: 'passport', number: 'C1234567' }, phone: ['84', '912345678'], language: 'en' },
  ),
];

/** Applicants from the mainland come first. */
export const people: readonly Person[] = [
  ...mainland.map(([name, surname, given, gender, born, region], index) =>
    mainlander({ name, surname, given, gender, born }, region, `199000011${String(index + 1).padStart(2, '0')}`),
  ),
  ...others,
];
