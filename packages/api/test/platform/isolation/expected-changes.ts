import type { Operation } from "../../../src/graphql/guards.ts";

export type ExpectedChanges = {
  readonly tables: readonly string[];
  readonly of: "fellow" | "both";
  readonly why: string;
};

/** Calls that rightly change rows of neighbours: the tables, whose, and why. */
export const expectedChanges: Partial<Readonly<Record<Operation, ExpectedChanges>>> = {
  "Mutation.AddSystem": {
    tables: ["wrong_code"],
    of: "both",
    why: "what prepares the call takes back all codes that were wrong",
  },
  "Mutation.confirmDomains": {
    tables: ["customer_domain"],
    of: "fellow",
    why: "the call names all domains of the institution, and the fellow's row is one of them",
  },
  "Mutation.forgetInvitees": {
    tables: ["group_invitee"],
    of: "fellow",
    why: "the invitation that the call names is the one that the fellow has in the group",
  },
  "Mutation.makeVMsReady": {
    tables: ["vm", "vm_history"],
    of: "both",
    why: "machines are the operator's, and the call is about all that rest",
  },
  "Mutation.publishSoftwareRelease": {
    tables: ["notification"],
    of: "both",
    why: "neighbours have linked every station, so they are told of each that is offered the release",
  },
  "Mutation.removeAllUsers": {
    tables: ["customer_group_member"],
    of: "fellow",
    why: "the fellow is one of those who are taken out of the group",
  },
  "Mutation.removeCustomerGroup": {
    tables: ["customer_group_member", "scim_membership"],
    of: "fellow",
    why: "the fellow is a member of the group that is removed",
  },
  "Mutation.saveCustomer": {
    tables: ["customer_admin"],
    of: "fellow",
    why: "the call names all admins of the institution, and the fellow is not among them",
  },
  "Mutation.withdrawSoftwareRelease": {
    tables: ["notification"],
    of: "both",
    why: "neighbours have linked every station, so they are told of what is offered to it",
  },
  "POST /api/stations/operations/:id/reports": {
    tables: ["notification"],
    of: "both",
    why: "neighbours have linked every station, so they are told of what is offered to it",
  },
  "Mutation.removeVistSystem": {
    tables: ["user_system"],
    of: "both",
    why: "a station that is removed is linked to nobody, so everybody's link to it goes",
  },
};

/** Calls that change no row of the database here, each with the reason. */
export const changesNothing: Partial<Readonly<Record<Operation, string>>> = {
  "PUT /api/objects/*": "writes to the object store, under the key of its signed link",
  "POST /api/reports": "passes errors of a browser on",
  "POST /api/invitations/read": "says for whom an invitation is",
  "POST /api/certificates/verify": "says what a certificate says; a wrong code alone is counted",
  "POST /api/logbook/reports/verify": "says what a report says; a wrong code alone is counted",
  "POST /api/attending-addresses/read": "says what a link is for; a wrong code alone is counted",
  "POST /api/imports/:kind/check": "compares and changes nothing",
  "POST /api/logbook/imports/check": "says what would become of rows and changes nothing",
};
