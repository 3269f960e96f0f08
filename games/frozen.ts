/** Written by `npm run freeze`: the revisions of each game that were released, with the SHA-256 of what was frozen of them. */

export interface FrozenSums {
  readonly rules: string
  readonly words: string
  /** None of what was released before there was an analysis. */
  readonly judge?: string
}

export const FROZEN: Readonly<Record<string, Readonly<Record<number, FrozenSums>>>> = {
  haendler: {
    1: {
      rules: '94672d908d2389506f600858f22f18bb21cc9be9585714d91aa3b8e085f58b19',
      words: '0493a99d450715ee46d963884e77e80475282cc83c45617cfe01d845f7467466',
    },
  },
  karibik: {
    1: {
      rules: 'e10ad0920a3ac6489b3b5f00590cfe14880ea53c62a11d876cddff35dd55df59',
      words: '27cf41209e52db8818c7a7152d91383f9f8c0f142daf6e086c7761f4ae7b216d',
    },
  },
  marauders: {
    1: {
      rules: '6e238ebd4b223039a405d4964eabb217f7b20c4b87d3e8789919a18964863299',
      words: '712afb2ee78191a22797655105d2efdfb61c64dc9de001372938a67e47f5a0f6',
    },
    2: {
      rules: 'af1c0ed6e0feee084db380dbb15c2d9634b1e759de1874eac63c494ce632ef26',
      words: '7dbc28c80dcc94105bdf4b090150415d36bf32f29bff3b3b72cbde558df9ceb2',
    },
  },
}
