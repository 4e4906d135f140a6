import { readXlsx } from 'hucre/xlsx';

// Apart from the page: a file that was made to be large when it is unpacked holds up nobody.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  readXlsx(data, { range: 'A1:BZ3000' }).then(
    ({ sheets }) => postMessage(sheets.map(({ name, rows }) => ({ name, rows }))),
    () => postMessage(null),
  );
});
