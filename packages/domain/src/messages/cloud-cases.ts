/** The texts of a trainee's cloud cases. */
export const cloudCaseTexts = {
  /** The specification gives this text word for word (1.026). */
  title: "Cloud cases",
  /** The title if there are no cloud cases (1.028). */
  noneAvailable: "Cloud cases (None available)",
  /** The specification gives this text word for word (4.003). */
  allCases: "All Cases",
  /** The page of a person's own session (4.002). */
  room: "Cloud Case",
  /** The name of the list of remaining times. */
  times: "Simulation time",
  howToGet: "Open a voucher's link to get its cases.",
  none: "You have no cloud cases yet. Open a voucher's link to get some.",
  /** Shown for a link that leads to a case. */
  voucherArchived: (voucher: string): string => `“${voucher}” was ended: its cases can no longer be started.`,
  voucherExpired: (voucher: string): string =>
    `“${voucher}” has expired: its cases can no longer be started.`,
  caseGone: "None of your vouchers includes this case now.",
  noneValid: "All your vouchers have expired. List by voucher to see them.",
} as const;
