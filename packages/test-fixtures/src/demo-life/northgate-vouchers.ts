import { cast } from "../cast.ts";
import { aPastVoucher, aUse, colleague } from "./builders.ts";
import type { DemoCalendar } from "./calendar.ts";
import { aSession } from "./sessions.ts";

const { maya, tomas, nils, george, priya } = cast;

/** Northgate's vouchers for cloud cases: one that has ended and returned its unused time, and two active ones. */
export function northgateVouchers({ at }: DemoCalendar) {
  return [
    aPastVoucher({
      key: "endograft-practice",
      name: "Endograft practice, autumn",
      customer: "northgate",
      creator: george,
      space: "endovascular",
      cases: ["evar-01", "evar-02", "tevar-01"],
      createdAt: at(45, "08:20"),
      validTo: at(15, "23:59"),
      maxUses: 6,
      hours: 3,
      uses: [
        aUse(maya, at(44, "19:10"), [
          aSession("evar-01", at(43, "18:02"), 48),
          aSession("evar-02", at(36, "17:31"), 60, "LIMIT_REACHED"),
        ]),
        aUse(tomas, at(43, "07:41"), [aSession("evar-01", at(40, "20:15"), 35)]),
        aUse(colleague("Idris"), at(42, "12:30"), [aSession("tevar-01", at(30, "16:44"), 52)]),
        aUse(colleague("Amara"), at(41, "09:00"), []),
      ],
    }),
    aPastVoucher({
      key: "aortic-weeks",
      name: "Aortic weeks: practise on your own",
      customer: "northgate",
      creator: priya,
      space: "endovascular",
      cases: ["evar-02", "evar-03", "tevar-02"],
      createdAt: at(9, "10:05"),
      validTo: at(-21, "23:59"),
      maxUses: 10,
      hours: 2,
      uses: [
        aUse(maya, at(9, "12:22"), [
          aSession("evar-03", at(6, "18:20"), 41),
          aSession("tevar-02", at(2, "19:05"), 27),
        ]),
        aUse(tomas, at(8, "18:40"), [
          aSession("evar-02", at(4, "17:10"), 44),
          // The simulator failed in this session, and its training time was returned to the person.
          aSession("evar-03", at(3, "20:02"), 9, "STOPPED"),
        ]),
        aUse(colleague("Sofia"), at(8, "20:02"), []),
        aUse(colleague("Noah"), at(7, "06:55"), [aSession("evar-02", at(5, "21:30"), 18)]),
      ],
    }),
    aPastVoucher({
      key: "carotid-practice",
      name: "Carotid stenting before the workshop",
      customer: "northgate",
      creator: george,
      space: "neuro",
      cases: ["carotid-stenting-01", "carotid-stenting-02", "carotid-stenting-03", "carotid-stenting-04"],
      createdAt: at(3, "15:48"),
      validTo: at(-27, "23:59"),
      maxUses: 8,
      hours: 1,
      uses: [aUse(nils, at(3, "17:20"), [aSession("carotid-stenting-01", at(1, "18:45"), 33)])],
    }),
  ];
}
