import { attendings, cast, customerOf, hospitals } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { call } from "./operations.ts";

const customerId = customerOf("northgate").id;
const name = { firstName: "Web", lastName: "Operation" };

const attending = (portal: CastApp, lastName: string) =>
  call(portal, "createAttending", { customerId, firstName: "New", lastName }).then(({ id }) => id);
const hospital = (portal: CastApp, named: string) =>
  call(portal, "createHospital", { customerId, name: named }).then(({ id }) => id);

export const logbookAdministrationWebOperations: readonly WebOperation[] = [
  ["AdminLogbookQuery", cast.ruth, 3],
  ["AttendingsQuery", cast.ruth, 4, () => ({ customerId })],
  ["HospitalsQuery", cast.ruth, 4, () => ({ customerId })],
  ["useAttendingChangesAddMutation", cast.george, 6, () => ({ customerId, ...name, email: "w@example.org" })],
  [
    "useAttendingChangesEditMutation",
    cast.george,
    6,
    async (portal) => ({ id: await attending(portal, "Edited"), ...name, lastName: "Renamed", email: null }),
  ],
  [
    "useAttendingChangesRemoveMutation",
    cast.george,
    6,
    async (portal) => ({ id: await attending(portal, "Removed") }),
  ],
  [
    "useAttendingChangesMergeMutation",
    cast.george,
    7,
    async (portal) => ({ id: await attending(portal, "Merged"), into: attendings[0]?.id }),
  ],
  ["useHospitalChangesAddMutation", cast.george, 6, () => ({ customerId, name: "Added" })],
  [
    "useHospitalChangesEditMutation",
    cast.george,
    7,
    async (portal) => ({
      id: await hospital(portal, "To be merged"),
      name: hospitals[0]?.name,
      mergeInto: hospitals[0]?.id,
    }),
  ],
  [
    "useHospitalChangesRemoveMutation",
    cast.george,
    6,
    async (portal) => ({ id: await hospital(portal, "Removed") }),
  ],
];
