import type { Region } from '../region.ts';

export const canadaAndLatinAmerica: Region = [
  {
    country: 'CA',
    level: 'world-50',
    schools: [
      ['多伦多大学', '多倫多大學', 'University of Toronto', '多大', 'UofT'],
      ['麦吉尔大学', '麥基爾大學', 'McGill University', '麥吉爾大學'],
      [
        '不列颠哥伦比亚大学',
        '英屬哥倫比亞大學',
        'The University of British Columbia',
        'UBC',
        '卑詩大學',
        '英属哥伦比亚大学',
      ],
    ],
  },
  {
    country: 'CA',
    level: 'world-100',
    schools: [['阿尔伯塔大学', '阿爾伯塔大學', 'University of Alberta', '亞伯達大學']],
  },
  {
    country: 'CA',
    level: 'world-200',
    schools: [
      ['滑铁卢大学', '滑鐵盧大學', 'University of Waterloo'],
      ['西安大略大学', '西安大略大學', 'Western University', 'UWO', '韦仕敦大学'],
      ['蒙特利尔大学', '蒙特利爾大學', 'Université de Montréal', 'UdeM'],
      ['麦克马斯特大学', '麥馬士達大學', 'McMaster University', '麥克馬斯特大學'],
      ['渥太华大学', '渥太華大學', 'University of Ottawa'],
      ['女王大学', '皇后大學', "Queen's University"],
      ['卡尔加里大学', '卡加利大學', 'University of Calgary', '卡爾加里大學'],
    ],
  },
  {
    country: 'CA',
    level: 'world-500',
    schools: [
      ['达尔豪斯大学', '達爾豪斯大學', 'Dalhousie University'],
      ['西蒙弗雷泽大学', '西門菲莎大學', 'Simon Fraser University', 'SFU'],
      ['维多利亚大学', '維多利亞大學', 'University of Victoria', 'UVic'],
      ['约克大学（加拿大）', '約克大學（加拿大）', 'York University'],
      ['康考迪亚大学', '康考迪亞大學', 'Concordia University'],
      ['拉瓦尔大学', '拉瓦爾大學', 'Université Laval'],
    ],
  },
  {
    country: 'AR',
    level: 'world-100',
    schools: [
      ['布宜诺斯艾利斯大学', '布宜諾斯艾利斯大學', 'Universidad de Buenos Aires', 'UBA', 'University of Buenos Aires'],
    ],
  },
  {
    country: 'BR',
    level: 'world-100',
    schools: [['圣保罗大学', '聖保羅大學', 'Universidade de São Paulo', 'USP', 'University of São Paulo']],
  },
  {
    country: 'BR',
    level: 'world-500',
    schools: [['坎皮纳斯州立大学', '坎皮納斯州立大學', 'Universidade Estadual de Campinas', 'Unicamp']],
  },
  {
    country: 'CL',
    level: 'world-100',
    schools: [['智利天主教大学', '智利天主教大學', 'Pontificia Universidad Católica de Chile', 'UC Chile']],
  },
  {
    country: 'CL',
    level: 'world-200',
    schools: [['智利大学', '智利大學', 'Universidad de Chile']],
  },
  {
    country: 'MX',
    level: 'world-100',
    schools: [['墨西哥国立自治大学', '墨西哥國立自治大學', 'Universidad Nacional Autónoma de México', 'UNAM']],
  },
  {
    country: 'MX',
    level: 'world-200',
    schools: [['蒙特雷科技大学', '蒙特雷科技大學', 'Tecnológico de Monterrey']],
  },
  {
    country: 'CO',
    level: 'world-200',
    schools: [['安第斯大学（哥伦比亚）', '安地斯大學（哥倫比亞）', 'Universidad de los Andes']],
  },
];
