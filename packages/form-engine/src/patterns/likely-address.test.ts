import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyAddress } from './likely-address.ts';

describe('likelyAddress', () => {
  it.each([
    ['a@gmial.com', 'a@gmail.com'],
    ['a@gmai.com', 'a@gmail.com'],
    ['a@gmaill.com', 'a@gmail.com'],
    ['a@gnail.com', 'a@gmail.com'],
    ['A.Li@GMIAL.com', 'A.Li@gmail.com'],
    ['a@gmail.co', 'a@gmail.com'],
    ['a@gmail.cm', 'a@gmail.com'],
    ['a@gmail.con', 'a@gmail.com'],
    ['a@gmial.con', 'a@gmail.com'],
    ['a@gmail.com.cn', 'a@gmail.com'],
    ['a@qq.con', 'a@qq.com'],
    ['a@qq.cm', 'a@qq.com'],
    ['a@qqq.com', 'a@qq.com'],
    ['a@163.cmo', 'a@163.com'],
    ['a@136.com', 'a@163.com'],
    ['a@1663.com', 'a@163.com'],
    ['a@16.com', 'a@163.com'],
    ['a@hotmial.com', 'a@hotmail.com'],
    ['a@hotmal.com', 'a@hotmail.com'],
    ['a@outlok.com', 'a@outlook.com'],
    ['a@yaho.com', 'a@yahoo.com'],
    ['a@foxmial.com', 'a@foxmail.com'],
    ['a@iclould.com', 'a@icloud.com'],
    ['a@sian.com', 'a@sina.com'],
    ['prof@pku.eud.cn', 'prof@pku.edu.cn'],
    ['prof@math.pku.edu.cnn', 'prof@math.pku.edu.cn'],
    ['prof@pku.edu.con', 'prof@pku.edu.cn'],
    ['prof@hkust.edu.hkk', 'prof@hkust.edu.hk'],
    ['prof@mit.eud', 'prof@mit.edu'],
    ['boss@some-company.con', 'boss@some-company.com'],
    ['boss@charity.ogr', 'boss@charity.org'],
  ])('%s may be meant to be %s', (typed, intended) => {
    expect(likelyAddress(typed)).toBe(intended);
    expect(likelyAddress(intended)).toBeNull();
  });

  it.each(
    [
      'gmail.com mail.com email.com ymail.com gmx.com gmx.net me.com mac.com aol.com qq.com vip.qq.com q.com 163.com',
      '126.com 139.com 188.com 189.cn 263.net 263.com sina.cn sina.com sina.com.cn sohu.com tom.com 21cn.com aliyun.com',
      'yahoo.co.jp yahoo.com.hk yahoo.co.uk hotmail.co.uk hotmail.fr outlook.hk live.com live.cn love.com line.com naver.com',
      'pku.edu.cn tsinghua.edu.cn mail.tsinghua.edu.cn fudan.edu.cn m.fudan.edu.cn sjtu.edu.cn zju.edu.cn ustc.edu.cn',
      'mails.ucas.ac.cn amss.ac.cn ia.ac.cn gscaep.ac.cn ruc.edu.cn cufe.edu.cn nju.edu.cn hit.edu.cn xjtlu.edu.cn',
      'hku.hk cs.hku.hk connect.hku.hk hkbu.edu.hk cuhk.edu.hk ust.hk cse.ust.hk cityu.edu.hk polyu.edu.hk um.edu.mo',
      'ntu.edu.tw nthu.edu.tw sinica.edu.tw ntu.edu.sg nus.edu.sg ox.ac.uk cam.ac.uk ic.ac.uk imperial.ac.uk ucl.ac.uk',
      'lse.ac.uk ed.ac.uk mit.edu csail.mit.edu harvard.edu fas.harvard.edu stanford.edu gmu.edu umich.edu cmu.edu nd.edu',
      'ethz.ch epfl.ch inria.fr ens.fr ens.psl.eu tum.de kit.edu uni-bonn.de mpg.de kth.se ku.dk uva.nl kuleuven.be unimi.it',
      'u-tokyo.ac.jp kyoto-u.ac.jp snu.ac.kr kaist.ac.kr kaist.edu iitb.ac.in anu.edu.au unsw.edu.au auckland.ac.nz',
      'usp.br unam.mx uct.ac.za technion.ac.il tau.ac.il msu.ru kaust.edu.sa qu.edu.qa uy1.uninet.cm vnu.edu.vn unc.nc',
      'ibm.com cn.ibm.com microsoft.com huawei.com bcg.com cicc.com.cn icbc.com.cn gov.cn who.int un.org example.com x.co',
    ].flatMap((line) => line.split(' ')),
  )('has nothing against %s', (domain) => {
    expect(likelyAddress(`prof.li@${domain}`)).toBeNull();
  });

  it('never doubts a domain of an institution, whatever its name', () => {
    const ending = fc.constantFrom(
      'edu',
      'edu.cn',
      'ac.cn',
      'edu.hk',
      'hk',
      'edu.tw',
      'ac.uk',
      'ac.jp',
      'edu.au',
      'de',
      'fr',
    );
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/);
    fc.assert(
      fc.property(label, ending, (name, end) => likelyAddress(`a@${name}.${end}`) === null),
      { numRuns: 2_000 },
    );
  });

  it.each(['', '@', 'a', 'a@', '@gmial.com', 'a@gmial', 'a@林.con', 'a@b@'])(
    'says nothing of %j, which is no address',
    (text) => {
      expect(likelyAddress(text)).toBeNull();
    },
  );

  it('suggests nothing for its own suggestions', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const likely = likelyAddress(address);
        return likely === null || likelyAddress(likely) === null;
      }),
      { numRuns: 500 },
    );
  });
});
