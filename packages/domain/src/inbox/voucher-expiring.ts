import * as v from "valibot";
import { at, noticeKind } from "./notice.ts";

export const voucherExpiring = noticeKind({
  label: "A voucher runs out",
  facts: v.object({ voucherId: v.number(), name: v.string(), validTo: at }),
  tell: ({ name, validTo }, { when }) => ({
    title: `Your voucher for ${name} runs out`,
    text: `It can be used until ${when(validTo)}.`,
    link: "/cloud-cases",
  }),
  about: ({ voucherId }) => ({ subject: "voucher", id: String(voucherId) }),
});
