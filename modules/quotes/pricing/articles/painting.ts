/** Paint. */
export const painting = `
article                          | unit | price | pack     | waste
Afdekfolie en tape               | m2   | 0.60  | 50 rol   |
Grondverf buiten                 | l    | 26.00 | 2.5 blik |
Lakverf en grondverf binnen      | l    | 28.00 | 2.5 blik |
Lakverf hoogglans buiten         | l    | 34.00 | 2.5 blik |
Muurverf mat wit                 | l    | 10.50 | 10 emmer |
Muurverf reinigbaar              | l    | 13.50 | 5 emmer  |
Muurverf schimmelwerend, 2 lagen | l    | 16.50 | 5 emmer  |
`
