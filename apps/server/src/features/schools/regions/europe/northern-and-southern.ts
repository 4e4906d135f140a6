import type { Region } from '../../region.ts';

export const northernAndSouthernEurope: Region = [
  {
    country: 'SE',
    level: 'world-100',
    schools: [
      ['瑞典皇家理工学院', '瑞典皇家理工學院', 'KTH Royal Institute of Technology', 'KTH'],
      ['隆德大学', '隆德大學', 'Lund University'],
    ],
  },
  {
    country: 'SE',
    level: 'world-200',
    schools: [
      ['乌普萨拉大学', '烏普薩拉大學', 'Uppsala University'],
      ['斯德哥尔摩大学', '斯德哥爾摩大學', 'Stockholm University'],
      ['查尔姆斯理工大学', '查爾姆斯理工大學', 'Chalmers University of Technology'],
      ['哥德堡大学', '哥德堡大學', 'University of Gothenburg'],
    ],
  },
  {
    country: 'SE',
    level: 'world-500',
    schools: [['林雪平大学', '林雪平大學', 'Linköping University']],
  },
  {
    country: 'SE',
    level: 'other',
    schools: [
      ['卡罗林斯卡学院', '卡羅琳學院', 'Karolinska Institutet', 'KI'],
      ['斯德哥尔摩经济学院', '斯德哥爾摩經濟學院', 'Stockholm School of Economics', 'SSE'],
    ],
  },
  {
    country: 'DK',
    level: 'world-100',
    schools: [['哥本哈根大学', '哥本哈根大學', 'University of Copenhagen']],
  },
  {
    country: 'DK',
    level: 'world-200',
    schools: [
      ['丹麦技术大学', '丹麥科技大學', 'Technical University of Denmark', 'DTU'],
      ['奥胡斯大学', '奧胡斯大學', 'Aarhus University'],
    ],
  },
  {
    country: 'DK',
    level: 'other',
    schools: [['哥本哈根商学院', '哥本哈根商學院', 'Copenhagen Business School', 'CBS']],
  },
  {
    country: 'NO',
    level: 'world-200',
    schools: [['奥斯陆大学', '奧斯陸大學', 'University of Oslo']],
  },
  {
    country: 'NO',
    level: 'world-500',
    schools: [
      ['挪威科技大学', '挪威科技大學', 'Norwegian University of Science and Technology', 'NTNU'],
      ['卑尔根大学', '卑爾根大學', 'University of Bergen'],
    ],
  },
  {
    country: 'FI',
    level: 'world-200',
    schools: [
      ['阿尔托大学', '阿爾托大學', 'Aalto University'],
      ['赫尔辛基大学', '赫爾辛基大學', 'University of Helsinki'],
    ],
  },
  {
    country: 'IT',
    level: 'world-200',
    schools: [
      ['米兰理工大学', '米蘭理工大學', 'Politecnico di Milano'],
      ['罗马大学', '羅馬大學', 'Sapienza Università di Roma', 'Sapienza University of Rome', '罗马第一大学'],
      ['博洛尼亚大学', '博洛尼亞大學', 'Università di Bologna', 'University of Bologna'],
    ],
  },
  {
    country: 'IT',
    level: 'world-500',
    schools: [
      ['帕多瓦大学', '帕多瓦大學', 'Università degli Studi di Padova', 'University of Padua'],
      ['都灵理工大学', '都靈理工大學', 'Politecnico di Torino'],
      ['米兰大学', '米蘭大學', 'Università degli Studi di Milano', 'University of Milan'],
      ['比萨大学', '比薩大學', 'Università di Pisa', 'University of Pisa'],
      ['佛罗伦萨大学', '佛羅倫斯大學', 'Università degli Studi di Firenze', 'University of Florence'],
    ],
  },
  {
    country: 'IT',
    level: 'other',
    schools: [['博科尼大学', '博科尼大學', 'Università Bocconi', 'Bocconi University']],
  },
  {
    country: 'ES',
    level: 'world-200',
    schools: [
      ['巴塞罗那自治大学', '巴塞隆拿自治大學', 'Universitat Autònoma de Barcelona', 'UAB'],
      ['马德里康普顿斯大学', '馬德里康普頓斯大學', 'Universidad Complutense de Madrid', 'UCM'],
      ['巴塞罗那大学', '巴塞隆拿大學', 'Universitat de Barcelona', 'University of Barcelona'],
    ],
  },
  {
    country: 'ES',
    level: 'world-500',
    schools: [
      ['马德里自治大学', '馬德里自治大學', 'Universidad Autónoma de Madrid', 'UAM'],
      ['庞培法布拉大学', '龐培法布拉大學', 'Universitat Pompeu Fabra', 'UPF'],
    ],
  },
  {
    country: 'ES',
    level: 'other',
    schools: [
      ['IE大学', 'IE大學', 'IE University'],
      ['纳瓦拉大学', '納瓦拉大學', 'Universidad de Navarra', 'IESE'],
    ],
  },
  {
    country: 'PT',
    level: 'world-500',
    schools: [
      ['里斯本大学', '里斯本大學', 'Universidade de Lisboa', 'University of Lisbon'],
      ['波尔图大学', '波爾圖大學', 'Universidade do Porto', 'University of Porto'],
      ['科英布拉大学', '科英布拉大學', 'Universidade de Coimbra', 'University of Coimbra'],
    ],
  },
  {
    country: 'GR',
    level: 'world-500',
    schools: [['雅典国立技术大学', '雅典國立技術大學', 'National Technical University of Athens', 'NTUA']],
  },
];
