import { hoursPerUser, voucherName } from "@cathedra/domain/cloud";
import type { voucherList_rows$data } from "../../../__generated__/voucherList_rows.graphql.ts";
import {
  accountColumn,
  casesColumn,
  creatorColumn,
  spaceColumn,
  usersColumn,
} from "../../../features/access-vouchers/shared-columns.ts";
import type { DataColumn } from "../../../features/table-page/columns.ts";
import { getLastDay, localDay, showDay } from "../../../format/dates.ts";
import { showFullMoment } from "../../../format/full-moment.ts";

export type VoucherRow = Omit<voucherList_rows$data[number], " $fragmentType">;

export const stateNames: Readonly<Record<string, string>> = {
  active: "Active",
  expired: "Expired",
  archived: "Archived",
};

/** A column that only the file has, because on the page each state has its own section. */
export const stateColumn: Pick<DataColumn<VoucherRow>, "header" | "text"> = {
  header: "State",
  text: ({ state }) => stateNames[state] ?? state,
};

const getDay = (at: string) => showDay(localDay(new Date(at)));
const lastDay = ({ validTo }: VoucherRow) => showDay(getLastDay(validTo));

/** The columns of a voucher in the list (2.027, 2.032); further facts are in its details. */
export const voucherColumns: readonly DataColumn<VoucherRow>[] = [
  { id: "name", header: "Voucher", cell: voucherName, text: voucherName },
  accountColumn,
  spaceColumn,
  casesColumn,
  usersColumn,
  {
    id: "hours",
    header: "Hours per user",
    align: "end",
    width: "shrink",
    narrow: "hide",
    isOffAtFirst: true,
    cell: hoursPerUser,
    text: hoursPerUser,
  },
  { id: "validTo", header: "Valid until", width: "shrink", cell: lastDay, text: lastDay },
  {
    id: "createdAt",
    header: "Created",
    width: "shrink",
    narrow: "hide",
    isSortable: true,
    cell: ({ createdAt }) => <span title={showFullMoment(Date.parse(createdAt))}>{getDay(createdAt)}</span>,
    text: ({ createdAt }) => getDay(createdAt),
  },
  creatorColumn,
];
