/**
 * Number formats. Excel stores them the American way and shows commas and dots as the computer is set;
 * `[$-413]` asks programs that can (LibreOffice) for the Dutch way. Nothing is a dash, so that what counts stands out.
 */
export const format = {
  euro: '[$-413]"€ "#,##0.00;"€ "-#,##0.00',
  amount: '[$-413]#,##0.00;-#,##0.00;"–"',
  /** Two decimals, and a third where it counts: the commas stand under each other. */
  quantity: "[$-413]#,##0.00#",
  hours: '[$-413]#,##0.00;-#,##0.00;"–"',
  /** As an amount, but nothing is 0,00: it was worked out. */
  sum: "[$-413]#,##0.00;-#,##0.00",
  /** Of one piece: a screw costs less than a cent. */
  price: "[$-413]#,##0.00##;-#,##0.00##",
  sumOfHours: "[$-413]#,##0.00",
  whole: "0",
  /** Of a person or a project; none is nothing. */
  key: "0;-0;",
  day: "dd-mm-yyyy",
  time: "hh:mm",
  /** 202647 reads as '2026-47'. */
  week: '0000"-"00',
  /** A number such as 21 as '21%'. */
  percent: 'General"%"',
  /** A fraction such as 0.1 as '10,0%'. */
  fraction: '[$-413]0.0%;-0.0%;"–"',
  /** Of a difference: too dear is red. */
  difference: '[$-413]#,##0.00;[Red]-#,##0.00;"–"',
  differencePercent: '[$-413]0.0%;[Red]-0.0%;"–"',
} as const
